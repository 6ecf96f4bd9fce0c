// Command ferretdb serves the MongoDB wire protocol for tests: FerretDB with its SQLite files in one directory.
//
// It is FerretDB as a library, because FerretDB's own command refuses to start when it was built by `go install`.
package main

import (
	"context"
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"sync"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	directory := flag.String("data", "", "directory of the data, which must exist")
	port := flag.Int("port", 0, "port on 127.0.0.1")
	flag.Parse()
	path, err := filepath.Abs(*directory)
	if err != nil {
		log.Fatal(err)
	}
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: "127.0.0.1:0"},
		Logger:    slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})),
		Handler:   "sqlite",
		SQLiteURL: "file:" + path + "/",
	})
	if err != nil {
		log.Fatal(err)
	}
	go func() { log.Fatal(server.Run(context.Background())) }()
	address, err := url.Parse(server.MongoDBURI())
	if err != nil {
		log.Fatal(err)
	}
	listener, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", *port))
	if err != nil {
		log.Fatal(err)
	}
	for {
		client, err := listener.Accept()
		if err != nil {
			log.Fatal(err)
		}
		go serve(client, address.Host)
	}
}

// oneAtATime gives what MongoDB promises and FerretDB on SQLite does not: an update finds its document and writes it
// with no other write between. A document that was newer meanwhile would be overwritten otherwise.
var oneAtATime sync.Mutex

// serve hands on one client's commands and FerretDB's answers.
func serve(client net.Conn, address string) {
	defer client.Close()
	server, err := net.Dial("tcp", address)
	if err != nil {
		return
	}
	defer server.Close()
	for {
		command, err := readMessage(client)
		if err != nil {
			return
		}
		oneAtATime.Lock()
		var answer []byte
		if _, err = server.Write(command); err == nil {
			answer, err = readMessage(server)
		}
		oneAtATime.Unlock()
		if err != nil {
			return
		}
		if _, err = client.Write(answer); err != nil {
			return
		}
	}
}

// readMessage reads one message of the wire protocol, which begins with its length.
func readMessage(connection net.Conn) ([]byte, error) {
	var length [4]byte
	if _, err := io.ReadFull(connection, length[:]); err != nil {
		return nil, err
	}
	message := make([]byte, binary.LittleEndian.Uint32(length[:]))
	copy(message, length[:])
	_, err := io.ReadFull(connection, message[4:])
	return message, err
}
