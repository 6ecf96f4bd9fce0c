import { useRef } from "react";
import { newCommandId } from "./command-id.ts";

export interface CommandIds {
  /** The command id of a content. The same content keeps its id over all attempts. */
  idOf: (content: unknown) => string;
  /** The shop has stored the content; sending it again is another command. */
  done: (content: unknown) => void;
}

/** Command ids by what is sent, so that a repeated press or retry is stored once. */
export function useCommandIds(): CommandIds {
  const ids = useRef(new Map<string, string>());
  return {
    idOf(content) {
      const text = JSON.stringify(content);
      const id = ids.current.get(text) ?? newCommandId();
      ids.current.set(text, id);
      return id;
    },
    done: (content) => void ids.current.delete(JSON.stringify(content)),
  };
}
