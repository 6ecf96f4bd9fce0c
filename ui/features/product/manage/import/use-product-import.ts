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
import { readFile } from "./read-file.ts";
import type { ImportRow } from "./rows.ts";

/** A group of rows that is on its way, or was. */
export interface Group {
  kind: "import" | "undo";
  id: string;
  sent: readonly ProductRowInput[];
  /** Of those that were answered. */
  results: readonly RowResult[];
  end: GroupEnd | "sending" | "stopping";
}

export type ImportState =
  | { phase: "empty"; problem: string | null }
  | { phase: "reading"; file: string }
  | { phase: "preview"; file: string; rows: readonly ImportRow[] }
  | { phase: "sent"; file: string; rows: readonly ImportRow[]; group: Group; done: Group | null };

export interface ProductImport {
  state: ImportState;
  choose: (file: File) => void;
  start: () => void;
  /** Stops between two parts. */
  stop: () => void;
  /** Sends what is left of a group that was stopped or did not come through. */
  goOn: () => void;
  undo: () => void;
  /** Back to the beginning. */
  reset: () => void;
}

/** A file that is read, looked at, sent as one group, and can be taken back as another. */
export function useProductImport(): ProductImport {
  const [state, setState] = useState<ImportState>({ phase: "empty", problem: null });
  const [changeProducts] = useMutation(ChangeProductsDocument);
  const work = useRef(new AbortController());
  useEffect(() => () => work.current.abort(), []);

  function begin(): AbortSignal {
    work.current.abort();
    work.current = new AbortController();
    return work.current.signal;
  }

  function choose(file: File) {
    const signal = begin();
    setState({ phase: "reading", file: file.name });
    readFile(file, signal).then(
      (read) =>
        setState(
          "problem" in read
            ? { phase: "empty", problem: read.problem }
            : { phase: "preview", file: file.name, rows: read.rows },
        ),
      () => undefined,
    );
  }

  function change(id: string, changed: (group: Group) => Partial<Group>) {
    setState((now) =>
      now.phase === "sent" && now.group.id === id
        ? { ...now, group: { ...now.group, ...changed(now.group) } }
        : now,
    );
  }

  async function send({ id, sent, results }: Group) {
    const signal = begin();
    const answered = new Set(results.map(({ row }) => row));
    const end = await sendParts(
      partsOf(sent.filter(({ row }) => !answered.has(row))),
      async (rows) => {
        const { data } = await changeProducts({ variables: { groupId: id, rows } });
        if (!data) throw new Error("The rows were not answered");
        return data.changeProducts.rows;
      },
      (more) => change(id, (group) => ({ results: [...group.results, ...more] })),
      signal,
    );
    change(id, () => ({ end }));
  }

  function startGroup(kind: Group["kind"], sent: readonly ProductRowInput[], before: Group | null) {
    if (state.phase !== "preview" && state.phase !== "sent") return;
    const group: Group = { kind, id: newCommandId(), sent, results: [], end: "sending" };
    setState({ phase: "sent", file: state.file, rows: state.rows, group, done: before });
    void send(group);
  }

  return {
    state,
    choose,
    start() {
      if (state.phase === "preview") startGroup("import", rowsToImport(state.rows), null);
    },
    stop() {
      work.current.abort();
      if (state.phase === "sent") change(state.group.id, () => ({ end: "stopping" }));
    },
    goOn() {
      if (state.phase !== "sent") return;
      change(state.group.id, () => ({ end: "sending" }));
      void send(state.group);
    },
    undo() {
      if (state.phase !== "sent" || state.group.kind === "undo") return;
      const { sent, results } = state.group;
      startGroup("undo", rowsToUndo(sent, results), state.group);
    },
    reset() {
      work.current.abort();
      setState({ phase: "empty", problem: null });
    },
  };
}
