import { QRCodeSVG } from "qrcode.react";
import { useId } from "react";
import { CopyButton } from "../../../components/copy-button.tsx";
import { DialogPanel, DialogTitle } from "../../../components/dialog.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { paths } from "../../../paths.ts";

const steps = [
  "Scan the code with your phone's camera. This page opens there.",
  "Press Place in my room. The phone asks for the camera.",
  "Point the phone where it should be and move slowly.",
] as const;

export interface PhoneDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  productId: string;
  name: string;
}

/** On a computer: the piece's page as a code for the phone, which opens it for the room. */
export function PhoneDialog({ open, onOpenChange, productId, name }: PhoneDialogProps) {
  const field = useId();
  const address = new URL(paths.itemInRoom(productId), location.href).href;
  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} className="max-w-[42rem] p-6">
      <DialogTitle className="pr-12 text-[1.625rem]">Your room is on your phone</DialogTitle>
      <div className="mt-5 grid items-center gap-x-8 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QRCodeSVG
          value={address}
          size={208}
          marginSize={3}
          title={`QR code: the page of ${name}, for a phone`}
          className="h-auto max-w-full rounded-tile outline outline-line"
        />
        <ol>
          {steps.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[1.75rem_1fr] border-t border-line py-2.5 text-base leading-[1.5]"
            >
              <span
                aria-hidden
                className="font-display text-[1.0625rem] leading-[1.4] font-medium text-clay-text"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      {isThisComputer(location.hostname) && (
        <p className="mt-4 text-sm text-ink-muted">
          This shop runs on this computer alone. A phone opens it once it has an address of its own.
        </p>
      )}
      <div className="mt-5 flex items-center gap-2">
        <label htmlFor={field} className="sr-only">
          Link to this page
        </label>
        <TextInput id={field} readOnly value={address} className="min-w-0 flex-1 text-ellipsis" />
        <CopyButton text={address} label="Copy the link" />
      </div>
    </DialogPanel>
  );
}

const isThisComputer = (host: string): boolean =>
  host === "localhost" || host.startsWith("127.") || host === "[::1]";
