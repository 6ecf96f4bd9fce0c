import { SearchBox, type SearchBoxProps } from "./search-box.tsx";
import { useSearchWords } from "./use-search-words.ts";

export interface DebouncedSearchProps extends Pick<
  SearchBoxProps,
  "label" | "placeholder" | "className" | "dense"
> {
  /** The words the page shows results for. */
  search: string;
  /** Called when typing pauses. */
  onSearch: (words: string) => void;
}

/** A search field that searches when typing pauses. */
export function DebouncedSearch({ search, onSearch, ...rest }: DebouncedSearchProps) {
  const { typed, setTyped } = useSearchWords(search, onSearch);
  return <SearchBox value={typed} onChange={(event) => setTyped(event.target.value)} {...rest} />;
}
