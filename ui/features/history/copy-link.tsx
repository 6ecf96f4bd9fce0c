import { Link2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";

/** Copies where this is seen; says so where it is pressed. */
export function CopyLink({ address }: { address: string }) {
  const [said, setSaid] = useState("");
  return (
    <p className="mt-6 flex items-center gap-3">
      <Button
        size="dense"
        onClick={() =>
          void navigator.clipboard.writeText(new URL(address, location.href).href).then(
            () => setSaid("Copied"),
            () => setSaid("Could not be copied; take it from the address bar"),
          )
        }
      >
        <Link2 aria-hidden size={16} />
        Copy link
      </Button>
      <span role="status" className="text-fine text-ink-muted">
        {said}
      </span>
    </p>
  );
}
