import { Dialog as Radix } from "radix-ui";
import { useRef, type ReactNode } from "react";
import "./dialog.css";
import "./drawer.css";

export interface DrawerProps {
  /** The name for screen readers. */
  title: string;
  onClose: () => void;
  /** Takes the focus after closing. If it returns nothing, the element focused before does. */
  returnTo: () => HTMLElement | null | undefined;
  children: ReactNode;
}

/**
 * A wide sheet that slides in from the right over the page. Narrow screens show such content as a
 * page.
 */
export function Drawer({ title, onClose, returnTo, children }: DrawerProps) {
  const opener = useRef<Element | null>(null);

  function giveFocusBack(event: Event) {
    event.preventDefault();
    const { current } = opener;
    const there =
      current instanceof HTMLElement && current.isConnected && current !== document.body;
    const to = returnTo() ?? (there ? current : document.getElementById("main"));
    to?.focus({ preventScroll: true });
  }

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-scrim fixed inset-0 z-40 bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={giveFocusBack}
          // Notifications are above the drawer; pressing one does not close it.
          onPointerDownOutside={(event) => {
            const { target } = event.detail.originalEvent;
            if (target instanceof Element && target.closest("[data-sonner-toaster]")) {
              event.preventDefault();
            }
          }}
          className="drawer fixed inset-y-0 right-0 z-40 flex w-192 max-w-full flex-col bg-overlay text-sm leading-body shadow-3 outline-none"
        >
          {/* The content includes the heading that is announced. */}
          <Radix.Title asChild className="sr-only">
            <p>{title}</p>
          </Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
