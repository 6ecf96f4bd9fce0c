import { useEffect, useEffectEvent, useState } from "react";
import { SearchBox } from "../../components/search-box.tsx";

const restMs = 250;

export interface ProductSearchProps {
  /** The words the page shows results for. */
  value: string;
  /** Called once typing rests. */
  onSearch: (words: string) => void;
}

/** The search field of the list; it follows the address where that changes by itself. */
export function ProductSearch({ value, onSearch }: ProductSearchProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }

  function search() {
    if (typed.trim() !== value) onSearch(typed.trim());
  }

  const searchAtRest = useEffectEvent(search);

  useEffect(() => {
    const timer = setTimeout(() => searchAtRest(), restMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <SearchBox
        label="Search the shop"
        placeholder="Search by name, wood or room"
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
