import * as t from "#texts/components.ts";
import { Search, X } from "lucide-react";
import { useId, useRef, type ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { enterValue, takeEarlyText } from "./early-input.ts";
import { IconButton } from "./icon-button.tsx";
import { TextInput } from "./text-input.tsx";
import { useKeys } from "./use-keys.ts";

export interface SearchBoxProps extends Omit<ComponentProps<"input">, "type"> {
  /** For screen readers only. */
  label: string;
  dense?: boolean;
}

/** A search field; "/" moves the focus to it from anywhere on the page. */
export function SearchBox({ label, dense = false, className, ...rest }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useKeys((key) => {
    const field = input.current;
    if (key !== "/" || !field) return false;
    if (document.activeElement !== field) field.focus();
    const words = takeEarlyText();
    if (words !== "") enterValue(field, words);
    return true;
  }, "/");

  return (
    <div className={classNames("relative", className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden
        size={dense ? 16 : 20}
        className={classNames(
          "pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-muted",
          dense ? "left-2.5" : "left-3.5",
        )}
      />
      <TextInput
        ref={input}
        id={id}
        type="search"
        dense={dense}
        className={classNames(
          "[&::-webkit-search-cancel-button]:hidden",
          dense ? "pr-8.5! pl-8.5!" : "min-h-12.5! px-11!",
        )}
        {...rest}
      />
      {rest.value ? (
        <IconButton
          label={t.clearSearch}
          icon={<X aria-hidden size={dense ? 16 : 18} />}
          className={classNames(
            "absolute! top-1/2 -translate-y-1/2",
            dense ? "right-0 size-dense!" : "right-1",
          )}
          onClick={() => {
            if (!input.current) return;
            enterValue(input.current, "");
            input.current.focus();
          }}
        />
      ) : dense ? null : (
        <kbd
          aria-hidden
          className="absolute top-1/2 right-3 -translate-y-1/2 rounded-control border border-line px-1.5 py-1 font-ui text-xs leading-none font-medium text-ink-muted max-md:hidden"
        >
          /
        </kbd>
      )}
    </div>
  );
}
