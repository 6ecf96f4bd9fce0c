import * as t from "#texts/find.ts";
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
} from "react";
import { useNavigate } from "react-router-dom";
import { SearchBox } from "../../../components/search-box.tsx";
import { paths } from "../../../paths.ts";
import { rememberSearch } from "./recent-searches.ts";
import { useSuggestions } from "./use-suggestions.ts";

const FindPanel = lazy(async () => ({ default: (await import("./find-panel.tsx")).FindPanel }));

const restMs = 250;

export interface FinderProps {
  /** The words of the results on the page. */
  value: string;
  /** True if they have results. */
  found: boolean;
  /** Called when typing pauses. */
  onSearch: (words: string) => void;
}

/** The search field of the list, with suggestions. It follows the URL when that changes. */
export function Finder({ value, found, onSearch }: FinderProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState({ search: "", index: -1 });
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const offered = useSuggestions(typed, open);
  if (known !== value) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }

  const items = offered.suggestions?.items ?? [];
  const expanded = open && items.length > 0;
  const active = expanded && chosen.search === offered.search ? chosen.index : -1;

  function search(words = typed.trim()) {
    if (words !== value) onSearch(words);
  }

  const searchAtRest = useEffectEvent(() => search());

  useEffect(() => {
    const timer = setTimeout(() => searchAtRest(), restMs);
    return () => clearTimeout(timer);
  }, [typed]);

  /** Searches for these words, and keeps the focus in the field. */
  function searchFor(words: string) {
    setTyped(words);
    search(words);
    rememberSearch(words);
    close();
  }

  function focusField() {
    box.current?.querySelector("input")?.focus({ preventScroll: true });
  }

  /** Any focused element of the panel disappears. */
  function close() {
    focusField();
    setOpen(false);
    setChosen({ search: "", index: -1 });
  }

  function leaveFor(productId: string) {
    rememberSearch(typed);
    setOpen(false);
    void navigate(paths.item(productId));
  }

  function move(by: 1 | -1) {
    if (!open) {
      setOpen(true);
      setChosen({ search: offered.search, index: by === 1 ? 0 : -1 });
      return;
    }
    // One position is the field itself.
    const places = items.length + 1;
    const index = ((active + 1 + by + places) % places) - 1;
    setChosen({ search: offered.search, index });
  }

  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    // Otherwise a search field would also be cleared.
    event.preventDefault();
    close();
  });

  useEffect(() => {
    const { current } = box;
    const listen = (event: KeyboardEvent) => closeByEscape(event);
    current?.addEventListener("keydown", listen);
    return () => current?.removeEventListener("keydown", listen);
  }, []);

  function press(event: ReactKeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const product = items[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && product) {
      event.preventDefault();
      leaveFor(product.id);
    }
  }

  return (
    <div
      ref={box}
      className="relative"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && box.current?.contains(relatedTarget)) return;
        setOpen(false);
        if (found && typed.trim() === value) rememberSearch(value);
      }}
    >
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          searchFor(typed.trim());
        }}
      >
        <SearchBox
          label={t.searchTheShop}
          placeholder={t.searchHint}
          value={typed}
          maxLength={100}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          onKeyDown={press}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
          }}
        />
      </form>
      {open && (
        <Suspense>
          <FindPanel
            listId={listId}
            offered={offered}
            typed={typed.trim()}
            active={active}
            onSearch={searchFor}
            onLeave={() => {
              rememberSearch(typed);
              close();
            }}
            onStay={focusField}
          />
        </Suspense>
      )}
    </div>
  );
}
