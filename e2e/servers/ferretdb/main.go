// Command ferretdb serves the MongoDB wire protocol for tests: FerretDB with its SQLite files in one directory.
//
// FerretDB's own command refuses to start when it was built by `go install`; as a library it does not.
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	directory := flag.String("data", "", "directory of the data, which must exist")
	port := flag.Int("port", 0, "port on 127.0.0.1; 0 for a free one")
	flag.Parse()
	if *directory == "" {
		log.Fatal("Set -data to the directory of the data")
	}
	path, err := filepath.Abs(*directory)
	if err != nil {
		log.Fatal(err)
	}
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: fmt.Sprintf("127.0.0.1:%d", *port)},
		Logger:    slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})),
		Handler:   "sqlite",
		SQLiteURL: "file:" + path + "/",
	})
	if err != nil {
		log.Fatal(err)
	}
	stopping, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	// The tests read the address from this line; the listener is bound before New returns.
	fmt.Println(server.MongoDBURI())
	if err := server.Run(stopping); err != nil {
		log.Fatal(err)
	}
}
