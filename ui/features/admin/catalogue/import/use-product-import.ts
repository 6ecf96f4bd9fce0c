import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { ChangeProductsDocument, type ProductRowInput } from "../../../../generated/operations.ts";
import {
  partsOf,
  rowsToImport,
  rowsToUndo,
  sendParts,
  type GroupEnd,
  type RowResult,
} from "./group.ts";
import type { Mapping } from "./mapped-fields.ts";
import { storeMapping } from "./propose-mapping.ts";
import { readFile } from "./read-file.ts";
import { refusalText } from "./refused-rows.ts";
import type { FileColumnSample, ImportRow } from "./rows.ts";

/** A running or finished import or undo. */
export interface Group {
  kind: "import" | "undo";
  id: string;
  sent: readonly ProductRowInput[];
  /** Number of answered rows, in order. */
  answered: number;
  /** Product ids of completed rows, by line; grows with each response. */
  doneAs: Map<number, string>;
  /** Reasons of rejected rows, by line; replaced when one is added. */
  refusals: ReadonlyMap<number, string>;
  end: GroupEnd | "sending" | "stopping";
}

export type ImportState =
  | { phase: "empty"; problem: string | null }
  | { phase: "reading"; file: string }
  | { phase: "mapping"; file: string; columns: readonly FileColumnSample[]; source: File }
  | { phase: "preview"; file: string; rows: readonly ImportRow[] }
  | { phase: "sent"; file: string; rows: readonly ImportRow[]; group: Group };

export interface ProductImport {
  state: ImportState;
  choose: (file: File) => void;
  /** Reads a file by a mapping, and stores the mapping for the next such file. */
  map: (mapping: Mapping) => void;
  start: () => void;
  /** Stops between two batches. */
  stop: () => void;
  /** Sends the remaining rows of a stopped or failed import. */
  goOn: () => void;
  undo: () => void;
  /** Back to the start. */
  reset: () => void;
}

const refusalsOf = (results: readonly RowResult[], rows: readonly ImportRow[]) => {
  const refused = results.flatMap(({ row, refusal }) => (refusal ? [{ row, refusal }] : []));
  if (refused.length === 0) return [];
  const rowOf = new Map(rows.map((each) => [each.line, each]));
  return refused.map(({ row, refusal }) => [row, refusalText(refusal, rowOf.get(row))] as const);
};

/** State of an import: read a file, preview it, send it as one group, and undo it as another. */
export function useProductImport(): ProductImport {
  const [state, setState] = useState<ImportState>({ phase: "empty", problem: null });
  const [changeProducts] = useMutation(ChangeProductsDocument, { fetchPolicy: "no-cache" });
  const work = useRef(new AbortController());
  useEffect(() => () => work.current.abort(), []);

  function begin(): AbortSignal {
    work.current.abort();
    work.current = new AbortController();
    return work.current.signal;
  }

  function read(file: File, mapping: Mapping | null) {
    const signal = begin();
    setState({ phase: "reading", file: file.name });
    readFile(file, mapping, signal).then(
      (found) => {
        if ("problem" in found) setState({ phase: "empty", problem: found.problem });
        else if ("rows" in found) setState({ phase: "preview", file: file.name, rows: found.rows });
        else setState({ phase: "mapping", file: file.name, columns: found.columns, source: file });
      },
      () => {
        // An admin who left needs no message. Starting the worker may also fail.
        if (!signal.aborted) setState({ phase: "empty", problem: "Couldn’t read the file." });
      },
    );
  }

  function change(id: string, changed: (group: Group) => Partial<Group>) {
    setState((now) =>
      now.phase === "sent" && now.group.id === id
        ? { ...now, group: { ...now.group, ...changed(now.group) } }
        : now,
    );
  }

  async function send({ id, sent, answered, doneAs }: Group, rows: readonly ImportRow[]) {
    const signal = begin();
    const end = await sendParts(
      partsOf(sent.slice(answered)),
      async (part) => {
        const { data } = await changeProducts({ variables: { groupId: id, rows: part } });
        if (!data) throw new Error("No response for the rows");
        return data.changeProducts.rows;
      },
      (results) => {
        for (const { row, productId } of results) if (productId) doneAs.set(row, productId);
        const refused = refusalsOf(results, rows);
        change(id, (group) => ({
          answered: group.answered + results.length,
          ...(refused.length > 0 && { refusals: new Map([...group.refusals, ...refused]) }),
        }));
      },
      signal,
    );
    change(id, () => ({ end }));
  }

  function startGroup(kind: Group["kind"], sent: readonly ProductRowInput[]) {
    if (state.phase !== "preview" && state.phase !== "sent") return;
    const { file, rows } = state;
    const id = newCommandId();
    const nothing = { answered: 0, doneAs: new Map<number, string>(), refusals: new Map() };
    const group: Group = { kind, id, sent, ...nothing, end: "sending" };
    setState({ phase: "sent", file, rows, group });
    void send(group, rows);
  }

  return {
    state,
    choose: (file) => read(file, null),
    map(mapping) {
      if (state.phase !== "mapping") return;
      storeMapping(
        state.columns.map(({ name }) => name),
        mapping,
      );
      read(state.source, mapping);
    },
    start() {
      if (state.phase === "preview") startGroup("import", rowsToImport(state.rows));
    },
    stop() {
      work.current.abort();
      if (state.phase === "sent") change(state.group.id, () => ({ end: "stopping" }));
    },
    goOn() {
      if (state.phase !== "sent") return;
      change(state.group.id, () => ({ end: "sending" }));
      void send(state.group, state.rows);
    },
    undo() {
      if (state.phase !== "sent" || state.group.kind === "undo") return;
      const { sent, doneAs } = state.group;
      startGroup("undo", rowsToUndo(sent, doneAs));
    },
    reset() {
      work.current.abort();
      setState({ phase: "empty", problem: null });
    },
  };
}
