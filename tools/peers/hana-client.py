"""Asks a server by SAP's client for Python, and writes the rows as JSON: each cell as its exact text, or null.

Arguments: port, user, statement. The password is in the environment.
"""

import json
import os
import sys

from hdbcli import dbapi


def text_of(value):
    if value is None:
        return None
    if isinstance(value, bool):
        return str(value).lower()
    if hasattr(value, "read"):
        value = value.read()
    if isinstance(value, (bytes, memoryview)):
        return bytes(value).hex()
    if hasattr(value, "isoformat"):
        return value.isoformat(*([" "] if hasattr(value, "hour") and hasattr(value, "year") else []))
    if hasattr(value, "as_tuple"):
        text = format(value, "f")
        return text.rstrip("0").rstrip(".") if "." in text else text
    return str(value)


try:
    connection = dbapi.connect(
        address="127.0.0.1",
        port=int(sys.argv[1]),
        user=sys.argv[2],
        password=os.environ["HANA_PASSWORD"],
        encrypt=False,
    )
    cursor = connection.cursor()
    cursor.execute(sys.argv[3])
    # Large values can be read while their row is the one that was fetched.
    rows = []
    while (row := cursor.fetchone()) is not None:
        rows.append([text_of(value) for value in row])
    print(json.dumps({"rows": rows}))
except dbapi.Error as failure:
    print(json.dumps({"code": failure.errorcode}))
