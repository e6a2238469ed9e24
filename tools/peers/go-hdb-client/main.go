// Asks a server by SAP's driver for Go, and writes the rows as JSON: each cell as its exact text, or null.
package main

import (
	"bytes"
	"database/sql"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/SAP/go-hdb/driver"
)

// Arguments: address, user, statement. The password is in the environment.
func main() {
	connector := driver.NewBasicAuthConnector(os.Args[1], os.Args[2], os.Getenv("HANA_PASSWORD"))
	connector.SetFetchSize(100)
	db := sql.OpenDB(connector)
	defer db.Close()
	rows, err := read(db, os.Args[3])
	if err != nil {
		var failure driver.Error
		if errors.As(err, &failure) {
			write(map[string]any{"code": failure.Code()})
			return
		}
		panic(err)
	}
	write(map[string]any{"rows": rows})
}

func write(told any) {
	if err := json.NewEncoder(os.Stdout).Encode(told); err != nil {
		panic(err)
	}
}

func read(db *sql.DB, statement string) ([][]*string, error) {
	found, err := db.Query(statement)
	if err != nil {
		return nil, err
	}
	defer found.Close()
	types, err := found.ColumnTypes()
	if err != nil {
		return nil, err
	}
	rows := [][]*string{}
	for found.Next() {
		cells := make([]any, len(types))
		written := make([]bytes.Buffer, len(types))
		for i, columnType := range types {
			switch typeName := columnType.DatabaseTypeName(); {
			case strings.HasSuffix(typeName, "LOB"):
				cells[i] = &driver.NullLob{Lob: new(driver.Lob).SetWriter(&written[i])}
			case strings.HasPrefix(typeName, "FIXED") || strings.HasPrefix(typeName, "DECIMAL"):
				cells[i] = new(driver.NullDecimal)
			default:
				cells[i] = new(any)
			}
		}
		if err := found.Scan(cells...); err != nil {
			return nil, err
		}
		row := make([]*string, len(types))
		for i, cell := range cells {
			row[i] = textOf(cell, types[i].DatabaseTypeName(), written[i].Bytes())
		}
		rows = append(rows, row)
	}
	return rows, found.Err()
}

func textOf(cell any, typeName string, written []byte) *string {
	var text string
	switch value := cell.(type) {
	case *driver.NullLob:
		if !value.Valid {
			return nil
		}
		text = string(written)
		if typeName == "BLOB" {
			text = hex.EncodeToString(written)
		}
	case *driver.NullDecimal:
		if !value.Valid {
			return nil
		}
		text = (*big.Rat)(value.Decimal).FloatString(38)
		text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
	case *any:
		switch value := (*value).(type) {
		case nil:
			return nil
		case float64:
			bits := 64
			if typeName == "REAL" {
				bits = 32
			}
			text = strconv.FormatFloat(value, 'g', -1, bits)
		case time.Time:
			text = timeText(value, typeName)
		case []byte:
			text = string(value)
			if strings.HasSuffix(typeName, "BINARY") {
				text = hex.EncodeToString(value)
			}
		default:
			text = fmt.Sprint(value)
		}
	}
	return &text
}

func timeText(value time.Time, typeName string) string {
	switch typeName {
	case "DAYDATE", "DATE":
		return value.Format("2006-01-02")
	case "SECONDTIME", "TIME":
		return value.Format("15:04:05")
	}
	return value.Format("2006-01-02 15:04:05.9999999")
}
