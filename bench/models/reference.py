"""Answers for each line of JSON what scikit-learn finds on the same numbers, and how long it takes, on one thread."""

import json
import sys
import time

import numpy as np
from sklearn import datasets
from sklearn.cluster import KMeans
from sklearn.ensemble import IsolationForest, RandomForestClassifier, RandomForestRegressor
from sklearn.metrics import roc_auc_score
from sklearn.neural_network import MLPClassifier, MLPRegressor


def matrix(directory, name, columns):
    return np.fromfile(f"{directory}/{name}.f64").reshape(-1, columns)


def target(directory, name):
    return np.fromfile(f"{directory}/{name}.f64")


def provide(ask):
    """Writes one of scikit-learn's own sets."""
    loaded = getattr(datasets, f"load_{ask['set']}")()
    np.ascontiguousarray(loaded.data, dtype=np.float64).tofile(f"{ask['directory']}/x.f64")
    np.asarray(loaded.target, dtype=np.float64).tofile(f"{ask['directory']}/y.f64")
    return {"columns": loaded.data.shape[1]}


def supervised(ask):
    train = matrix(ask["directory"], "train", ask["columns"])
    test = matrix(ask["directory"], "test", ask["columns"])
    train_target = target(ask["directory"], "train-target")
    test_target = target(ask["directory"], "test-target")
    is_class = ask["isClass"]
    if ask["algorithm"] == "random_forest":
        kind = RandomForestClassifier if is_class else RandomForestRegressor
        model = kind(n_estimators=100, random_state=ask["seed"], n_jobs=1)
    else:
        kind = MLPClassifier if is_class else MLPRegressor
        model = kind(
            hidden_layer_sizes=(64, 32),
            batch_size=64,
            early_stopping=True,
            random_state=ask["seed"],
        )
    began = time.perf_counter()
    model.fit(train, train_target)
    seconds = time.perf_counter() - began
    score = model.score(test, test_target)
    auc = None
    if is_class and len(model.classes_) == 2:
        auc = roc_auc_score(test_target, model.predict_proba(test)[:, 1])
    return {"ms": seconds * 1000, "score": score, "auc": auc}


def kmeans(ask):
    rows = matrix(ask["directory"], "rows", ask["columns"])
    model = KMeans(ask["clusters"], n_init=ask["starts"], random_state=ask["seed"])
    began = time.perf_counter()
    model.fit(rows)
    return {"ms": (time.perf_counter() - began) * 1000, "inertia": model.inertia_}


def isolation_forest(ask):
    rows = matrix(ask["directory"], "rows", ask["columns"])
    labels = target(ask["directory"], "labels")
    model = IsolationForest(n_estimators=100, random_state=ask["seed"], n_jobs=1)
    began = time.perf_counter()
    scores = -model.fit(rows).score_samples(rows)
    return {"ms": (time.perf_counter() - began) * 1000, "auc": roc_auc_score(labels, scores)}


tasks = {"provide": provide, "supervised": supervised, "kmeans": kmeans, "isolation_forest": isolation_forest}
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps(tasks[question["task"]](question)), flush=True)
