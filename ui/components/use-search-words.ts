import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds without typing before the search runs. */
const settleMs = 250;

/**
 * The words in a search field, which searches when typing pauses if it is `live`. The field follows
 * `searched`, the words of the results on the page, if they change elsewhere. A page that catches
 * up with an earlier search of this field doesn't change what was typed since.
 */
export function useSearchWords(
  searched: string,
  onSearch: (words: string) => void,
  { live = true }: { live?: boolean } = {},
) {
  const [typed, setTyped] = useState(searched);
  const [shown, setShown] = useState(searched);
  /** Searches of this field that the page doesn't show yet, oldest first. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (shown !== searched) {
    setShown(searched);
    const place = sent.indexOf(searched);
    setSent(place < 0 ? [] : sent.slice(place + 1));
    if (place < 0 && searched !== typed.trim()) setTyped(searched);
  }

  function search(words: string) {
    setSent((before) => [...before, words]);
    onSearch(words);
  }

  const searchAtRest = useEffectEvent(() => {
    const words = typed.trim();
    if (live && words !== (sent.at(-1) ?? searched)) search(words);
  });
  useEffect(() => {
    const timer = setTimeout(() => searchAtRest(), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    typed,
    setTyped,
    /** Searches at once. Returns false if the page shows these words already. */
    searchNow(words: string): boolean {
      setTyped(words);
      if (words === searched) return false;
      search(words);
      return true;
    },
  };
}
