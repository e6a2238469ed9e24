"""Signs in to a server by SOAP and reads from it, by simple-salesforce; and signs in by zeep where a description of the service is given.

Arguments: origin, user name, SOQL, and the file of the partner WSDL or nothing. Password and security token are in the environment. Writes JSON.
"""

import json
import os
import sys
from urllib.parse import urlsplit

import requests
from requests.adapters import HTTPAdapter
from simple_salesforce import (
    Salesforce,
    SalesforceAuthenticationFailed,
    SalesforceExpiredSession,
    SalesforceLogin,
    SalesforceMalformedRequest,
)

origin, username, soql, wsdl = sys.argv[1:5]
password, token = os.environ["SALESFORCE_PASSWORD"], os.environ["SALESFORCE_TOKEN"]
version = "57.0"


class Here(HTTPAdapter):
    """Salesforce's own addresses lead to the server; the client knows no others to sign in at."""

    def send(self, request, **options):
        request.url = origin + urlsplit(request.url).path
        return super().send(request, **options)


def sign_in(given):
    session = requests.Session()
    session.mount("https://login.salesforce.com/", Here())
    return SalesforceLogin(
        username=username, password=given, security_token=token, sf_version=version, session=session
    )


def code_of(call):
    try:
        call()
    except (SalesforceMalformedRequest, SalesforceExpiredSession) as failure:
        return failure.content[0]["errorCode"]
    except SalesforceAuthenticationFailed as failure:
        return failure.code


told = {"refused": code_of(lambda: sign_in("another"))}
session_id, told["instance"] = sign_in(password)
org = Salesforce(instance=told["instance"], session_id=session_id, version=version)
answer = org.query_all(soql)
told["totalSize"] = answer["totalSize"]
told["records"] = [
    {name: value for name, value in record.items() if name != "attributes"} for record in answer["records"]
]
told["countsCalls"] = org.api_usage["api-usage"].used > 0
told["fields"] = [field["name"] for field in org.Account.describe()["fields"]]
told["csvLines"] = sum(len(part.strip().splitlines()) - 1 for part in org.bulk2.Opportunity.query(soql, max_records=1000))
told["malformed"] = code_of(lambda: org.query("SELECT FROM"))
told["expired"] = code_of(
    lambda: Salesforce(instance=told["instance"], session_id="gone", version=version).query(soql)
)

if wsdl:
    from zeep import Client
    from zeep.exceptions import Fault

    service = Client(wsdl).create_service(
        "{urn:partner.soap.sforce.com}SoapBinding", f"{origin}/services/Soap/u/{version}"
    )
    try:
        service.login(username, "another")
    except Fault as fault:
        told["fault"] = fault.code
    result = service.login(username, password + token)
    told["described"] = [result.serverUrl, result.userInfo.userName, result.userInfo.sessionSecondsValid]

print(json.dumps(told))
