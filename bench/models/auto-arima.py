"""Answers each line {values, season, horizon} with {mean, seconds} of statsforecast's AutoARIMA, on one thread."""

import json
import sys
import time
import warnings

import numpy as np
from statsforecast.models import AutoARIMA

warnings.filterwarnings("ignore")
for line in sys.stdin:
    question = json.loads(line)
    values = np.array(question["values"], dtype=np.float64)
    started = time.perf_counter()
    forecast = AutoARIMA(season_length=question["season"]).forecast(y=values, h=question["horizon"])
    seconds = time.perf_counter() - started
    print(json.dumps({"mean": [float(value) for value in forecast["mean"]], "seconds": seconds}), flush=True)
