/** What an identity provider signs with: elliptic curve, valid from 2020-01-01 to 2120-01-01, for login.example.com. */
export const signingCertificate = `-----BEGIN CERTIFICATE-----
MIIBITCByAIBATAKBggqhkjOPQQDAjAcMRowGAYDVQQDDBFsb2dpbi5leGFtcGxl
LmNvbTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowHDEaMBgGA1UE
AwwRbG9naW4uZXhhbXBsZS5jb20wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATl
Lx2/aOD2sQIz9/C20wLdIVuOcGz7NltEnSr21TvXWHXM8o7CP+iuDu4lGonHC+Sd
YbWheudliU9IdPmOeKhCMAoGCCqGSM49BAMCA0gAMEUCIQCNPaIHZXMAnE2tfXm5
LNkFR6jBCSXBSdEpmPbwgdVHgQIgEnwayPaD+Yq6n1lVPI29yGNmDGI1xhSdI1O6
PZvf3Vo=
-----END CERTIFICATE-----`;

/** The same with an RSA key of 1024 bits, which nobody should trust any more. */
export const weakCertificate = `-----BEGIN CERTIFICATE-----
MIIBpzCCARACAQEwDQYJKoZIhvcNAQELBQAwGzEZMBcGA1UEAwwQd2Vhay5leGFt
cGxlLmNvbTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowGzEZMBcG
A1UEAwwQd2Vhay5leGFtcGxlLmNvbTCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkC
gYEA9qd4/nr4JIc0uBYSG5X3VqVqqQijeZhdlJtAdtPgQWKx9NDqYaOuySWDgwmp
BVkh47yG5fvIMBqWsOQbFd3rcdkn+lC0vjXYieXE/kBlcVQEkbJYbAK+eiGoNL51
SRC8qfuUu+lL5rX3Tex1kW9cA8qOqb7olDIGjYu3RN+t/asCAwEAATANBgkqhkiG
9w0BAQsFAAOBgQAsW/DDpIK7jH4RS8yQTI2X7Mnwen4tmWIGot6N6UKhZpFStdXW
5pGYvhbcScWhlfgNIczraWMmYc3sen3QdXKfDQNNH9yeds5iJDsKmP4aTAgHW/zw
xZ1eqn0wTNql1Qhz7lU6SZ8aaaLkwhh3d4Lpx6KWgO18asnb7VfeEQ1bug==
-----END CERTIFICATE-----`;
