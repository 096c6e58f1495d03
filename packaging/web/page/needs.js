// Says in a sentence what a browser lacks; written so that old browsers can read it, too.
(function () {
  var lacks = typeof WebAssembly !== 'object' || !('noModule' in document.createElement('script'));
  if (!lacks) {
    try {
      // An empty module with a tag: exceptions of WebAssembly, which Python is built with.
      lacks = !WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 13, 3, 1, 0, 0]));
    } catch (error) {
      lacks = true;
    }
  }
  if (lacks) {
    document.getElementById('told').innerHTML =
      'This browser cannot run Nonet: it has no WebAssembly, or it is switched off. A browser of 2023 or newer can run it.';
    document.getElementById('loaded').style.display = 'none';
    window.nonetLacks = true;
  }
})();
