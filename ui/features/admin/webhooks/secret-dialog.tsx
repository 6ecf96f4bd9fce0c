import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Dialog } from "../../../components/dialog.tsx";

/** The secret of a subscription, which the shop shows only once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Copy the secret now"
      actions={
        <>
          <CopyButton text={secret} label="Copy the secret" />
          <Button variant="filled" onClick={onClose}>
            I have copied it
          </Button>
        </>
      }
    >
      <p>
        Enter it in the receiving system, which checks the signature of each message with it. The
        shop doesn’t show it again.
      </p>
      <code
        aria-label="Secret"
        className="mt-3 block rounded-control border border-line bg-sunken p-3 text-sm wrap-anywhere select-all"
      >
        {secret}
      </code>
    </Dialog>
  );
}
