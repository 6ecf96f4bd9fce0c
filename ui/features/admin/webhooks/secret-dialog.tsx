import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Dialog } from "../../../components/dialog.tsx";

/** The secret of a subscription, which the shop shows only once. */
export interface NewSecret {
  /** The name of the subscription. */
  name: string;
  secret: string;
}

/** Shows a secret until the owner has copied it. */
export function SecretDialog({ name, secret, onClose }: NewSecret & { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Copy the secret of ${name} now`}
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
