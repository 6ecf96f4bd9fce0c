import { Link2 } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { useCopiedLink } from "./use-copied-link.ts";

const words = {
  "": "",
  copied: "Copied",
  failed: "Couldn’t copy. Copy the link from the address bar.",
};

/** Copies a link to this page, and shows the result on the button. */
export function CopyLink({ address }: { address: string }) {
  const { result, copy } = useCopiedLink(address);
  return (
    <p className="mt-6 flex items-center gap-3">
      <Button size="dense" onClick={copy}>
        <Link2 aria-hidden size={16} />
        Copy link
      </Button>
      <span role="status" className="text-fine text-ink-muted">
        {words[result]}
      </span>
    </p>
  );
}
