// A server that speaks the protocol of MySQL 8 and shares no line with it or with MariaDB: an empty database in memory, named shop.
package main

import (
	"crypto/tls"
	"fmt"
	"os"

	sqle "github.com/dolthub/go-mysql-server"
	"github.com/dolthub/go-mysql-server/memory"
	"github.com/dolthub/go-mysql-server/server"
	"github.com/dolthub/go-mysql-server/sql"
	"github.com/dolthub/go-mysql-server/sql/mysql_db"
)

// Arguments: port on loopback, file of the certificate, file of its key.
func main() {
	certificate, err := tls.LoadX509KeyPair(os.Args[2], os.Args[3])
	if err != nil {
		panic(err)
	}
	database := memory.NewDatabase("shop")
	database.BaseDatabase.EnablePrimaryKeyIndexes()
	provider := memory.NewDBProvider(database)
	engine := sqle.NewDefault(provider)
	users := engine.Analyzer.Catalog.MySQLDb
	users.AddRootAccount()
	users.SetPersister(&mysql_db.NoopPersister{})
	config := server.Config{
		Protocol:  "tcp",
		Address:   "127.0.0.1:" + os.Args[1],
		TLSConfig: &tls.Config{Certificates: []tls.Certificate{certificate}},
	}
	running, err := server.NewServer(config, engine, sql.NewContext, memory.NewSessionBuilder(provider), nil)
	if err != nil {
		panic(err)
	}
	fmt.Println("ready")
	panic(running.Start())
}
