import { useState } from "react";

export interface Drafts {
  /** The unsent text of an item; undefined without one. */
  textOf: (id: string) => string | undefined;
  write: (id: string, text: string) => void;
  /** Removes a text that was sent, unless it was edited since. */
  drop: (id: string, sent: string) => void;
}

/** Unsent texts by item, kept while other items are in focus. */
export function useDrafts(): Drafts {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    textOf: (id) => texts.get(id),
    write: (id, text) => setTexts((now) => new Map(now).set(id, text)),
    drop: (id, sent) =>
      setTexts((now) =>
        now.get(id)?.trim() === sent.trim()
          ? new Map([...now].filter(([other]) => other !== id))
          : now,
      ),
  };
}
