"""Asks a server by Oracle's own driver for Python, and writes the rows as JSON: each cell as its exact text, or null.

Arguments: port, service, user, statement. The password is in the environment.
"""

import json
import os
import re
import sys

import oracledb

oracledb.defaults.fetch_lobs = False
oracledb.defaults.fetch_decimals = True
oracledb.defaults.stmtcachesize = 0


def text_of(value):
    if value is None:
        return None
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, bytes):
        return value.hex()
    if hasattr(value, "as_tuple"):
        return format(value, "f")
    return str(value)


try:
    connection = oracledb.connect(
        user=sys.argv[3],
        password=os.environ["ORACLE_PASSWORD"],
        dsn=f"127.0.0.1:{sys.argv[1]}/{sys.argv[2]}",
        tcp_connect_timeout=10,
    )
    with connection.cursor() as cursor:
        cursor.execute(sys.argv[4])
        rows = [[text_of(cell) for cell in row] for row in cursor]
    print(json.dumps({"version": connection.version, "rows": rows}))
    connection.close()
except oracledb.Error as failure:
    (error,) = failure.args
    # What keeps it from a connection stands behind the sentence that it has none.
    reason = re.search(r"\n(DPY-\d+)", error.message)
    print(json.dumps({"code": reason[1] if reason else error.full_code}))
