import Database from "better-sqlite3";

/** Pages that a connection keeps in memory, in kB; the driver's 16,000 were no quicker with 100,000 orders, for what is not here the system keeps. */
const cacheKb = 2_000;

/** Opens an SQLite file, of which a shop keeps several open at a time. Throws SqliteError. */
export const openDatabase = (path: string, options: Database.Options = {}): Database.Database => {
  const database = new Database(path, options);
  try {
    database.pragma(`cache_size = -${cacheKb}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
};
