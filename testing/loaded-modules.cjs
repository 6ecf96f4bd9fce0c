// Prints the packages that a process has loaded, when it exits. Used by NODE_OPTIONS=--require.
const { writeSync } = require("node:fs");

process.on("exit", () => {
  const paths = Object.keys(require.cache).map((path) => path.split("node_modules/")[1]);
  const packages = new Set(paths.map((path) => path?.split("/").slice(0, 2).join("/")));
  writeSync(2, `loaded ${[...packages].join(" ")}\n`);
});
