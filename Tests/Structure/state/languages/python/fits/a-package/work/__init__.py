from .context import Work
from .phases import *

__all__ = ["Work"]
