import { closeSync, ftruncateSync, fstatSync, openSync, readSync, writeSync } from "node:fs";

/** Changes bytes of a file in place. */
const edit = (path: string, change: (file: number, size: number) => void): void => {
  const file = openSync(path, "r+");
  try {
    change(file, fstatSync(file).size);
  } finally {
    closeSync(file);
  }
};

/** Flips one bit of the byte at each offset. */
export const flipBits = (path: string, offsets: readonly number[]): void =>
  edit(path, (file) => {
    for (const offset of offsets) {
      const byte = Buffer.alloc(1);
      readSync(file, byte, 0, 1, offset);
      byte.writeUInt8(byte.readUInt8() ^ 1);
      writeSync(file, byte, 0, 1, offset);
    }
  });

/** Truncates a file; a negative size counts from its end. */
export const cutOff = (path: string, to: number): void =>
  edit(path, (file, size) => ftruncateSync(file, to < 0 ? size + to : to));

/** Overwrites a range of a file with zeros. */
export const zero = (path: string, from: number, bytes: number): void =>
  edit(path, (file) => writeSync(file, Buffer.alloc(bytes), 0, bytes, from));

/** Fills a whole file with noise that matches no file format. */
export const fillWithNoise = (path: string): void =>
  edit(path, (file, size) => {
    const noise = Buffer.from(Array.from({ length: size }, (_, index) => (index * 131 + 17) % 251));
    writeSync(file, noise, 0, size, 0);
  });
