"""Figures of scikit-learn on the small tables of the unit tests, means over five seeds."""

import json
import sys

import numpy as np
from sklearn.cluster import KMeans
from sklearn.ensemble import (
    HistGradientBoostingClassifier,
    HistGradientBoostingRegressor,
    IsolationForest,
    RandomForestClassifier,
    RandomForestRegressor,
)
from sklearn.metrics import roc_auc_score
from sklearn.neural_network import MLPClassifier, MLPRegressor

tables = json.load(sys.stdin)


def split(name):
    rows = np.array(tables[name]["rows"])
    labels = np.array(tables[name]["labels"])
    middle = int(0.75 * len(rows))
    return rows[:middle], labels[:middle], rows[middle:], labels[middle:]


def scaled(train, test):
    mean, deviation = train.mean(axis=0), train.std(axis=0)
    return (train - mean) / deviation, (test - mean) / deviation


def score(kind, name, is_scaled=False, **options):
    train, train_labels, test, test_labels = split(name)
    if is_scaled:
        train, test = scaled(train, test)
    seeds = range(5)
    fitted = [kind(random_state=seed, **options).fit(train, train_labels) for seed in seeds]
    return round(float(np.mean([model.score(test, test_labels) for model in fitted])), 4)


def inertia(name, clusters):
    rows = np.array(tables[name]["rows"])
    found = [KMeans(clusters, n_init=10, random_state=seed).fit(rows).inertia_ for seed in range(5)]
    return round(float(np.mean(found)), 4)


outliers = np.array(tables["outliers"]["rows"])
labels = tables["outliers"]["labels"]
scores = [-IsolationForest(random_state=seed).fit(outliers).score_samples(outliers) for seed in range(5)]
network = {"is_scaled": True, "hidden_layer_sizes": (64, 32), "batch_size": 64, "early_stopping": True}
print(
    json.dumps(
        {
            "random_forest": {
                "ringAccuracy": score(RandomForestClassifier, "ring"),
                "friedmanR2": score(RandomForestRegressor, "friedman"),
            },
            "gradient_boosting": {
                "ringAccuracy": score(HistGradientBoostingClassifier, "ring", max_iter=300, early_stopping=True),
                "friedmanR2": score(HistGradientBoostingRegressor, "friedman", max_iter=300, early_stopping=True),
            },
            "neural_network": {
                "ringAccuracy": score(MLPClassifier, "ring", **network),
                "friedmanR2": score(MLPRegressor, "friedman", **network),
            },
            "isolation_forest": {"outliersAuc": round(float(np.mean([roc_auc_score(labels, own) for own in scores])), 4)},
            "kmeans": {
                "friedmanInertia": inertia("friedman", 6),
                "blobsInertia": inertia("blobs", 5),
            },
        }
    )
)
