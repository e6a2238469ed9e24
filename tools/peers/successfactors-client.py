"""Reads from a server of SuccessFactors' kind by pyodata, SAP's client of OData V2: its metadata, entities, filters, slices of a history and links.

Arguments: origin and user name with the company. The password is in the environment. Writes JSON.
"""

import json
import os
import sys

import pyodata
import requests
from pyodata.exceptions import HttpError

origin, username = sys.argv[1:3]
service = f"{origin}/odata/v2"


def session_of(password):
    session = requests.Session()
    session.auth = (username, password)
    return session


def refusal_of(call):
    try:
        call()
    except HttpError as failure:
        return [failure.response.status_code, json.loads(failure.response.content)["error"]["code"]]


client = pyodata.Client(service, session_of(os.environ["SUCCESSFACTORS_PASSWORD"]))
told = {"entities": sorted(one.name for one in client.schema.entity_sets)}
job = client.schema.entity_type("EmpJob")
told["key"] = [one.name for one in job.key_proprties]
told["label"] = job.proprty("employmentType").label
told["hidden"] = client.schema.entity_type("User").proprty("salaryNote").visible
told["leadsTo"] = job.nav_proprty("userNav").to_role.entity_type_name


def pages_of(name, **asked):
    rows, pages = [], 0
    query = client.entity_sets._entity_sets[name].get_entities()
    for key, value in asked.items():
        query = query.custom(key, value)
    while True:
        page = query.execute()
        rows += page
        pages += 1
        if page.next_url is None:
            return rows, pages
        query = client.entity_sets._entity_sets[name].get_entities().next_url(page.next_url)


rows, told["pages"] = pages_of("EmpJob", fromDate="1900-01-01", toDate="9999-12-31", paging="snapshot")
told["slices"] = sorted([one.userId, one.startDate.strftime("%Y-%m-%d"), one.seqNumber] for one in rows)
told["today"] = len(pages_of("EmpJob")[0])
filtered = client.entity_sets.User.get_entities().filter("status eq 'f' and hireDate gt datetime'2018-01-01T00:00:00'")
told["filtered"] = [one.userId for one in filtered.select("userId").order_by("userId desc").top(5).execute()]
told["count"] = client.entity_sets.User.get_entities().count().execute()
told["amount"] = str(
    client.entity_sets.EmpPayCompRecurring.get_entities().filter("userId eq 'u0002'").execute()[0].paycompvalue
)
told["unknown"] = refusal_of(lambda: client.entity_sets.User.get_entities().select("salaryNote").execute())
other = session_of("another")
told["refused"] = other.get(f"{service}/User?$top=1", headers={"Accept": "application/json"}).json()["error"]["code"]
print(json.dumps(told))
