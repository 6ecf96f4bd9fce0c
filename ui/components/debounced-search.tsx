import { useEffect, useEffectEvent, useState } from "react";
import { SearchBox, type SearchBoxProps } from "./search-box.tsx";

/** Milliseconds without typing before the search runs. */
const settleMs = 250;

export interface DebouncedSearchProps extends Pick<
  SearchBoxProps,
  "label" | "placeholder" | "className" | "dense"
> {
  /** The words the page shows results for. */
  search: string;
  /** Called when typing pauses. */
  onSearch: (words: string) => void;
}

/**
 * A search field that searches when typing pauses, and follows the page if the words change there.
 */
export function DebouncedSearch({ search, onSearch, ...rest }: DebouncedSearchProps) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== sent) {
    setSent(search);
    setTyped(search);
  }

  const send = useEffectEvent((words: string) => {
    setSent(words);
    onSearch(words);
  });
  useEffect(() => {
    const words = typed.trim();
    if (words === sent) return undefined;
    const timer = setTimeout(() => send(words), settleMs);
    return () => clearTimeout(timer);
  }, [typed, sent]);

  return <SearchBox value={typed} onChange={(event) => setTyped(event.target.value)} {...rest} />;
}
