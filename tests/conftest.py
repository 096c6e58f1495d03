import os

from hypothesis import HealthCheck, settings

# How long an example takes says how busy the machine is. The ordinary run asks the same of the
# same code every time; the long run asks what has not been asked before.
settings.register_profile(
    "nonet",
    deadline=None,
    derandomize=os.environ.get("NONET_TRUTH") != "all",
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("nonet")
