import type { ReactNode } from "react";
import { usePageKeys } from "../../../components/command-menu-state.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { Key, KeyHint } from "../../../components/key.tsx";

const list = "mt-2 grid gap-x-8 gap-y-2.5 text-sm text-ink sm:grid-cols-2";

/** The keys of the page with their descriptions. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const keys = usePageKeys();
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      {keys !== null && (
        <Section heading="On this page">
          <p className={list}>{keys}</p>
        </Section>
      )}
      <Section heading="Everywhere in the admin area">
        <p className={list}>
          <KeyHint>
            <Key>Ctrl</Key>
            <Key>K</Key> command menu
          </KeyHint>
          <KeyHint>
            <Key>?</Key> keyboard shortcuts
          </KeyHint>
          <KeyHint>
            <Key>/</Key> find on the page
          </KeyHint>
          <KeyHint>
            <Key>E</Key> the events behind the page
          </KeyHint>
          <KeyHint>
            <Key>Esc</Key> close the top layer
          </KeyHint>
        </p>
      </Section>
    </Dialog>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-4">
      <h3 className="text-fine font-semibold">{heading}</h3>
      {children}
    </section>
  );
}
