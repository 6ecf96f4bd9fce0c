import { ChevronDown, Link2, List } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../../../../components/button.tsx";
import { Menu, MenuItem } from "../../../../components/menu.tsx";
import type { ShopPagesQuery } from "../../../../generated/operations.ts";

type Values = ShopPagesQuery["shopValues"];

export interface TextToolsProps {
  label: string;
  area: RefObject<HTMLTextAreaElement | null>;
  values: Values;
  onText: (text: string) => void;
}

/** Buttons that insert Markdown and values of the shop at the cursor of a text. */
export function TextTools({ label, area, values, onText }: TextToolsProps) {
  function insert(make: (selected: string) => string, atLineStart = false) {
    const { current } = area;
    if (!current) return;
    const { value, selectionStart, selectionEnd } = current;
    const lineStart = value.lastIndexOf("\n", selectionStart - 1) + 1;
    const from = atLineStart ? lineStart : selectionStart;
    const made = make(value.slice(from, selectionEnd));
    onText(value.slice(0, from) + made + value.slice(selectionEnd));
    const cursor = from + made.length;
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(cursor, cursor);
    });
  }
  const eachLine = (mark: string) => (text: string) =>
    text
      .split("\n")
      .map((line) => `${mark}${line}`)
      .join("\n");
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
      <Button size="dense" aria-label="Heading" onClick={() => insert(eachLine("## "), true)}>
        H
      </Button>
      <Button
        size="dense"
        aria-label="Bold"
        onClick={() => insert((text) => `**${text || "bold"}**`)}
      >
        <b>B</b>
      </Button>
      <Button size="dense" aria-label="List" onClick={() => insert(eachLine("- "), true)}>
        <List aria-hidden size={16} />
      </Button>
      <Button
        size="dense"
        aria-label="Link"
        onClick={() => insert((text) => `[${text || "words"}](https://)`)}
      >
        <Link2 aria-hidden size={16} />
      </Button>
      <Menu
        align="start"
        trigger={
          <Button size="dense">
            Shop value <ChevronDown aria-hidden size={14} />
          </Button>
        }
      >
        {values.map(({ name, words, value }) => (
          <MenuItem
            key={name}
            disabled={value === null}
            onSelect={() => insert(() => `{{${words}}}`)}
          >
            <span className="min-w-0">
              {words}
              <small className="block truncate text-fine text-ink-muted">
                {value ?? "not entered yet"}
              </small>
            </span>
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
