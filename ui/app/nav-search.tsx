import * as t from "#texts/shell.ts";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation, useMatch, useNavigate, useSearchParams } from "react-router-dom";
import { IconButton } from "../components/icon-button.tsx";
import { useIsPhone } from "../components/phone.ts";
import { Finder } from "../features/shop/find/finder.tsx";
import { foundWords } from "../features/shop/find/found-words.ts";
import { paths } from "../paths.ts";
import { useStore } from "../storage/store.ts";

const words = "q";

/**
 * The search of every shop page. On the list it searches while the words are typed; elsewhere it
 * opens the list. On phones it fills the screen, as an entry of the history that Back closes.
 */
export function NavSearch() {
  const { pathname, search: query, hash, ...entry } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const onList = useMatch(paths.category) !== null;
  const found = useStore(foundWords);
  const box = useRef<HTMLDivElement>(null);
  const value = onList ? (parameters.get(words) ?? "") : "";
  const alone = isPhone && isSearching(entry.state);

  // The page behind keeps its place, but neither focus nor keyboard.
  useEffect(() => {
    if (!alone) return undefined;
    const { current } = box;
    const main = document.getElementById("main");
    if (main) main.inert = true;
    return () => {
      if (main) main.inert = false;
      current?.querySelector("input")?.blur();
    };
  }, [alone]);

  function search(typed: string) {
    if (onList) {
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (typed) next.set(words, typed);
          else next.delete(words);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    } else if (typed) {
      void navigate(`${paths.category}?${new URLSearchParams({ [words]: typed })}`, {
        replace: alone,
      });
    }
  }

  const leave = () => void navigate(-1);
  return (
    <div
      ref={box}
      className={
        alone
          ? "search-alone fixed inset-0 z-50 flex items-start gap-1 overflow-y-auto overscroll-contain bg-page px-gutter py-3 [&>:last-child]:flex-1"
          : "nav-search"
      }
    >
      {alone && (
        <IconButton
          label={t.back}
          icon={<ArrowLeft aria-hidden size={22} />}
          className="mt-0.75 -ml-3 flex-none"
          onClick={leave}
        />
      )}
      <Finder
        value={value}
        found={found === value}
        live={onList && !alone}
        alone={alone}
        onSearch={search}
        onOpen={() => {
          if (!isPhone || alone) return;
          void navigate(
            { pathname, search: query, hash },
            { state: searching, preventScrollReset: true },
          );
        }}
        {...(alone && { onClose: leave })}
      />
    </div>
  );
}

const searching = { searching: true };

function isSearching(state: unknown): boolean {
  return typeof state === "object" && state !== null && "searching" in state;
}
