import * as t from "#texts/cards.ts";
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
import { SearchBox } from "../../../components/search-box.tsx";
import { useSearchWords } from "../../../components/use-search-words.ts";
import type { PanelKeys, PanelPlace } from "./panel-keys.ts";

const FindPanel = lazy(async () => ({ default: (await import("./find-panel.tsx")).FindPanel }));

const nowhere: PanelPlace = { expanded: false, active: -1 };

export interface FinderProps {
  /** The words of the results on the page. */
  value: string;
  /** True if they have results. */
  found: boolean;
  /** Searches for words; also called when typing pauses, if `live`. */
  onSearch: (words: string) => void;
  live?: boolean;
  /** Shows the panel on a page of its own. */
  alone?: boolean;
  onOpen?: () => void;
  onClose?: () => void;
}

/** The search field with suggestions, whose code loads with the first focus. */
export function Finder({
  value,
  found,
  onSearch,
  live = true,
  alone = false,
  onOpen,
  onClose,
}: FinderProps) {
  const { typed, setTyped, searchNow } = useSearchWords(value, onSearch, { live });
  const [open, setOpen] = useState(false);
  const [begin, setBegin] = useState(-1);
  const [place, setPlace] = useState(nowhere);
  const box = useRef<HTMLDivElement>(null);
  const keys = useRef<PanelKeys>(null);
  const listId = useId();
  // A page of its own stays open until it is left.
  if (alone && open) setOpen(false);
  const isOpen = open || alone;
  const { expanded, active } = isOpen ? place : nowhere;

  function openAt(index: number) {
    if (isOpen) return;
    setBegin(index);
    setOpen(true);
    onOpen?.();
  }

  function hide() {
    setOpen(false);
    setPlace(nowhere);
  }

  /** Searches for these words, and keeps the focus in the field. */
  function searchFor(words: string) {
    if (!searchNow(words)) onClose?.();
    keys.current?.remember(words);
    focusField();
    hide();
  }

  function focusField() {
    box.current?.querySelector("input")?.focus({ preventScroll: true });
  }

  /** Any focused element of the panel disappears. */
  function close() {
    focusField();
    hide();
    onClose?.();
  }

  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
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
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const by = event.key === "ArrowDown" ? 1 : -1;
      if (isOpen) keys.current?.move(by);
      else openAt(by === 1 ? 0 : -1);
    } else if (event.key === "Enter" && isOpen && keys.current?.openActive()) {
      event.preventDefault();
    }
  }

  return (
    <div
      ref={box}
      className={alone ? "" : "relative"}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && box.current?.contains(relatedTarget)) return;
        if (found && typed.trim() === value) keys.current?.remember(value);
        if (!alone) hide();
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
          onFocus={() => openAt(-1)}
          onClick={() => openAt(-1)}
          onChange={(event) => {
            setTyped(event.target.value);
            openAt(-1);
          }}
        />
      </form>
      {isOpen && (
        <Suspense>
          <FindPanel
            ref={keys}
            listId={listId}
            typed={typed}
            begin={begin}
            active={active}
            alone={alone}
            onPlace={setPlace}
            onSearch={searchFor}
            onLeave={() => {
              focusField();
              hide();
            }}
            onStay={focusField}
          />
        </Suspense>
      )}
    </div>
  );
}
