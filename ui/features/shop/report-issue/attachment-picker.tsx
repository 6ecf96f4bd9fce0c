import * as t from "#texts/report.ts";
import { FileText, Paperclip, X } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { FieldError } from "../../../components/field.tsx";
import { formatFileSize } from "../../../components/file-size.ts";
import { IconButton } from "../../../components/icon-button.tsx";
import { limits } from "../../../generated/shop.ts";
import {
  readAttachments,
  takenTypes,
  type Attached,
  type Attaching,
} from "../../shared/issue-reports/attachments.ts";

export interface AttachmentPickerProps {
  attached: readonly Attached[];
  problem: string | null;
  /**
   * Called with an update function: while files are being read, others may be added and removed.
   */
  onChange: (change: (before: Attaching) => Attaching) => void;
  /** Called with a promise that resolves when the selected files are attached. */
  onReading: (reading: Promise<void>) => void;
}

/** Up to three files for a report, with previews and Remove buttons. */
export function AttachmentPicker({
  attached,
  problem,
  onChange,
  onReading,
}: AttachmentPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const full = attached.length >= limits.reportAttachments;
  const megabytes = limits.reportAttachmentBytes / 1024 / 1024;

  function remove({ id: removed }: Attached) {
    onChange((before) => ({
      attached: before.attached.filter((file) => file.id !== removed),
      problem: null,
    }));
    button.current?.focus();
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid gap-1.5">
      <p id={`${id}-label`} className="text-sm font-demi">
        {t.attachments}
        <span className="font-normal text-ink-muted"> {t.optional}</span>
      </p>
      {attached.length > 0 && (
        <ul aria-label={t.attached} className="mb-1.5 grid gap-2">
          {attached.map((file) => (
            <li
              key={file.id}
              className="flex items-center gap-3.5 rounded-control border border-line bg-raised py-1.5 pr-1 pl-1.5"
            >
              <Preview file={file} />
              <span className="min-w-0 flex-1 text-base leading-compact">
                <span className="block truncate">{file.name}</span>
                <small className="text-fine text-ink-muted">{formatFileSize(file.bytes)}</small>
              </span>
              <IconButton
                label={t.remove(file.name)}
                icon={<X aria-hidden size={18} />}
                onClick={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={button}
        className="justify-self-start"
        aria-describedby={`${id}-hint ${problem ? `${id}-error` : ""}`}
        aria-disabled={full || undefined}
        onClick={() => {
          if (!full) input.current?.click();
        }}
      >
        <Paperclip aria-hidden size={18} />
        {t.attachAFile}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        accept={takenTypes}
        aria-label={t.filesToAttach}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be selected again after it was removed.
          currentTarget.value = "";
          if (files.length === 0) return;
          onReading(
            readAttachments(files).then((addedTo) => {
              onChange((before) => addedTo(before.attached));
            }),
          );
        }}
      />
      <p id={`${id}-hint`} className="text-fine leading-body text-ink-muted">
        {full
          ? t.noMoreFiles(limits.reportAttachments)
          : t.filesHint(limits.reportAttachments, megabytes)}
      </p>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </div>
  );
}

function Preview({ file: { mediaType, data } }: { file: Attached }) {
  const look = "size-14 flex-none rounded-tile bg-sunken";
  return mediaType === "application/pdf" ? (
    <span aria-hidden className={`${look} grid place-items-center text-ink-muted`}>
      <FileText size={22} />
    </span>
  ) : (
    <img src={data} alt="" className={`${look} object-cover`} />
  );
}
