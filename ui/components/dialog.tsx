import * as t from "#texts/components.ts";
import { Dialog as Radix } from "radix-ui";
import { X } from "lucide-react";
import { useRef, type ReactNode, type RefObject } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import "./dialog.css";

export interface DialogPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /**
   * Takes the focus first. By default the first control does, which opens the keyboard of a phone
   * if it is a field.
   */
  firstFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
}

/** The scrim, the panel and the close button; the content includes a DialogTitle. */
export function DialogPanel({
  open,
  onOpenChange,
  firstFocus,
  className,
  children,
}: DialogPanelProps) {
  const opener = useRef<Element | null>(null);

  /** Returns the focus to the opener. It may be gone, as Sign In is after signing in. */
  function giveFocusBack(event: Event) {
    event.preventDefault();
    const { current } = opener;
    const there =
      current instanceof HTMLElement && current.isConnected && current !== document.body;
    (there ? current : document.getElementById("main"))?.focus({ preventScroll: true });
  }

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-scrim fixed inset-0 z-40 grid place-items-center-safe overflow-y-auto bg-scrim sm:p-5 max-sm:place-items-end-safe">
          <Radix.Content
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              if (!firstFocus?.current) return;
              event.preventDefault();
              firstFocus.current.focus();
            }}
            onCloseAutoFocus={giveFocusBack}
            className={classNames(
              "dialog-panel relative w-full overflow-hidden rounded-panel bg-overlay shadow-3 max-sm:rounded-b-none",
              className,
            )}
          >
            {children}
            <Radix.Close asChild>
              <IconButton
                label={t.close}
                icon={<X aria-hidden size={20} />}
                className="absolute! top-3 right-3 bg-overlay"
              />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Names the dialog, visibly and for screen readers. */
export function DialogTitle({ className, children }: { className?: string; children: ReactNode }) {
  return <Radix.Title className={classNames("heading", className)}>{children}</Radix.Title>;
}

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the object, for example: Delete Sigiri Table Lamp? */
  title: string;
  children?: ReactNode;
  /** The safe choice first, the dangerous one last. */
  actions?: ReactNode;
}

/** A modal question. */
export function Dialog({ open, onOpenChange, title, children, actions }: DialogProps) {
  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} className="max-w-xl p-6">
      <DialogTitle className="pr-10 text-heading">{title}</DialogTitle>
      <div className="mt-2 text-ink-muted">{children}</div>
      {actions && <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>}
    </DialogPanel>
  );
}
