import * as t from "#texts/product.ts";
import { QRCodeSVG } from "qrcode.react";
import { useId } from "react";
import { CopyButton } from "../../../components/copy-button.tsx";
import { DialogPanel, DialogTitle } from "../../../components/dialog.tsx";
import { NumberedSteps } from "../../../components/numbered-steps.tsx";
import { TextInput } from "../../../components/text-input.tsx";

const steps = [t.phoneStepScan, t.phoneStepPlace, t.phoneStepPoint] as const;

export interface PhoneDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** URL that the phone opens. */
  address: string;
  /** Description, for example: the page of Uva Kettle. */
  what: string;
}

/** On a computer: a QR code that opens an item's page or a room on a phone. */
export function PhoneDialog({ open, onOpenChange, address, what }: PhoneDialogProps) {
  const field = useId();
  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} className="max-w-2xl p-6">
      <DialogTitle className="pr-12 text-section">{t.roomOnPhone}</DialogTitle>
      <div className="mt-5 grid items-center gap-x-8 gap-y-5 sm:grid-cols-auto-fill">
        <QRCodeSVG
          value={address}
          size={208}
          marginSize={3}
          title={t.qrCodePhone(what)}
          className="h-auto max-w-full rounded-tile outline outline-line"
        />
        <NumberedSteps steps={steps} />
      </div>
      {isThisComputer(location.hostname) && (
        <p className="mt-4 text-sm text-ink-muted">{t.onlyOnThisComputer}</p>
      )}
      <div className="mt-5 flex items-center gap-2">
        <label htmlFor={field} className="sr-only">
          {t.linkToThisPage}
        </label>
        <TextInput id={field} readOnly value={address} className="min-w-0 flex-1 text-ellipsis" />
        <CopyButton text={address} label={t.copyTheLink} />
      </div>
    </DialogPanel>
  );
}

const isThisComputer = (host: string): boolean =>
  host === "localhost" || host.startsWith("127.") || host === "[::1]";
