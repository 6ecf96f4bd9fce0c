import { useEffect, useRef, type ReactNode, type Ref } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../components/class-names.ts";
import { Key, KeyHint, KeysBar } from "../../../components/key.tsx";
import { MessageBox, type MessageBoxProps } from "../../../components/message-box.tsx";
import { useIsPhone } from "../../../components/phone.ts";
import { useKeys } from "../../../components/use-keys.ts";

/** A list, the item in focus, and more about it. On phones the item comes first. */
export function Desk({
  list,
  label,
  top,
  side,
  children,
}: {
  list: ReactNode;
  /** The accessible name of the item in focus. */
  label: string;
  top?: Ref<HTMLElement>;
  side?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        "grid flex-1 grid-cols-1 md:min-h-0 md:grid-cols-[minmax(15rem,20rem)_minmax(0,1fr)]",
        side !== undefined && "wide:grid-cols-[20rem_minmax(0,1fr)_18rem]",
      )}
    >
      {/* On phones the item grows above the list when it loads, and must not scroll away. */}
      <div className="border-line max-md:order-2 max-md:border-t max-md:[overflow-anchor:none] md:border-r">
        {list}
      </div>
      <section
        ref={top}
        aria-label={label}
        className="flex min-w-0 flex-col gap-5 px-4 py-4 md:px-6"
      >
        {children}
      </section>
      {side !== undefined && (
        <div className="border-line max-md:order-3 max-md:border-t max-md:[overflow-anchor:none] wide:border-l max-wide:md:col-span-2 max-wide:md:border-t">
          {side}
        </div>
      )}
    </div>
  );
}

/** Items of a desk under their heading; in place of none, a line. */
export function DeskGroup({
  id,
  title,
  hint,
  none,
  children,
}: {
  /** The element id of the heading. */
  id: string;
  title: string;
  /** The order of the items. */
  hint: string;
  none?: string | false;
  children: ReactNode;
}) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-3 px-4 pt-3 pb-2">
        <h2 id={id} className="text-fine font-semibold">
          {title}
        </h2>
        <span className="text-xs text-ink-muted">{hint}</span>
      </div>
      {none ? (
        <p className="px-4 pb-3 text-fine text-ink-muted">{none}</p>
      ) : (
        <ol className="border-b border-line empty:border-0">{children}</ol>
      )}
    </>
  );
}

const rowStyle =
  "grid w-full items-center gap-x-3 px-4 py-2.5 text-left -outline-offset-2 not-disabled:hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:shadow-marked";

/** An item in the list: a link if it has an address, else a button. */
export function DeskRow({
  focused,
  disabled = false,
  to,
  id,
  className,
  onFocus,
  children,
}: {
  focused: boolean;
  disabled?: boolean;
  to?: string;
  id?: string;
  className: string;
  onFocus?: () => void;
  children: ReactNode;
}) {
  const row = useRef<HTMLLIElement>(null);
  // On phones the list is below the item in focus, which must stay in view.
  const phone = useIsPhone();
  useEffect(() => {
    if (focused && !phone) row.current?.scrollIntoView({ block: "nearest" });
  }, [focused, phone]);
  const control = {
    id,
    "aria-current": focused || undefined,
    className: classNames(rowStyle, className),
  };
  return (
    <li ref={row} className="border-t border-line">
      {to === undefined ? (
        <button type="button" disabled={disabled} onClick={onFocus} {...control}>
          {children}
        </button>
      ) : (
        <Link to={to} {...control}>
          {children}
        </Link>
      )}
    </li>
  );
}

/** The result of the last action, with at most one thing to do about it. */
export function DeskMessage({
  tone,
  action,
  children,
}: {
  tone: MessageBoxProps["tone"];
  action?: { label: string; key?: string; onPress: () => void } | false | null;
  children: ReactNode;
}) {
  return (
    <MessageBox
      tone={tone}
      action={
        action && (
          <Button size="dense" aria-keyshortcuts={action.key} onClick={action.onPress}>
            {action.label}
          </Button>
        )
      }
    >
      {children}
    </MessageBox>
  );
}

/** What keys do, by key; a function that returns false has not used its key. */
export interface DeskKey {
  label: string;
  press: Readonly<Record<string, (target: HTMLElement | null) => unknown>>;
}

const keyNames: Readonly<Record<string, string>> = { enter: "Enter", escape: "Esc" };

/** Handles the keys of a desk outside of dialogs, and lists them in its foot. */
export function DeskKeys({ off, keys }: { off: boolean; keys: readonly DeskKey[] }) {
  useKeys((key, target) => {
    const element = target instanceof HTMLElement ? target : null;
    if (off || element?.closest("[role=dialog]")) return false;
    const press = keys.find((each) => key in each.press)?.press[key];
    return press !== undefined && press(element) !== false;
  });
  return (
    <KeysBar className="sticky bottom-0 mt-auto">
      {keys.map(({ label, press }) => (
        <KeyHint key={label}>
          {Object.keys(press).map((key) => (
            <Key key={key}>{keyNames[key] ?? key.toUpperCase()}</Key>
          ))}{" "}
          {label}
        </KeyHint>
      ))}
    </KeysBar>
  );
}
