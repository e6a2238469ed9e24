module plumbline.example/peers/hana

go 1.26.0

require github.com/SAP/go-hdb v1.21.0

require golang.org/x/text v0.43.0 // indirect
