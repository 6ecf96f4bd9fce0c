import { workerData } from "node:worker_threads";
import Database from "better-sqlite3";
import { yieldToServing } from "#event-store/background-thread.ts";

/** Indexes to create in a file of read models. */
export interface IndexBuild {
  readonly file: string;
  readonly statements: readonly string[];
}

const { file, statements } = workerData as IndexBuild;

yieldToServing();
const database = new Database(file, { fileMustExist: true });
database.pragma("synchronous = NORMAL");
for (const statement of statements) database.exec(statement);
database.close();
