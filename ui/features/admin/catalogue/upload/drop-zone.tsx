import { Check, FileBox, ImagePlus, Info, X } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { Button } from "../../../../components/button.tsx";
import { classNames } from "../../../../components/class-names.ts";
import { FieldError } from "../../../../components/field.tsx";
import { formatFileSize } from "../../../../components/file-size.ts";
import { MessageBox } from "../../../../components/message-box.tsx";
import { notify } from "../../../../components/toast.tsx";
import { useFileDrop } from "../../../../components/use-file-drop.ts";
import { messages } from "../../../../generated/shop.ts";
import { storageCode, type Finding } from "./sending.ts";
import { UploadProgress } from "./upload-progress.tsx";
import type { FileUpload } from "./use-upload.ts";

const kinds = {
  picture: {
    label: "Picture",
    call: "Drop a picture or choose one",
    hint: "JPEG, PNG, WebP or AVIF, up to 20 MB",
    accept: "image/jpeg,image/png,image/webp,image/avif",
    stopped: messages.catalogue.imageUploadError,
    Icon: ImagePlus,
  },
  model: {
    label: "3D model",
    call: "Drop a 3D model or choose one",
    hint: "GLB, up to 20 MB, in metres",
    accept: ".glb,model/gltf-binary",
    stopped: messages.catalogue.modelUploadError,
    Icon: FileBox,
  },
} as const;

export interface DropZoneProps {
  purpose: keyof typeof kinds;
  upload: FileUpload;
  /** Error of the form if the file is missing. */
  error: string | undefined;
  /** Called if the session ended. */
  onSignIn: () => void;
  /** Information on files derived from an uploaded file. */
  children?: ReactNode;
}

/** Uploads one file, by drag and drop or dialog, and shows the progress. */
export function DropZone({ purpose, upload, error, onSignIn, children }: DropZoneProps) {
  const { label, call, hint, accept, stopped, Icon } = kinds[purpose];
  const { state } = upload;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const { over, take, dropTarget } = useFileDrop(upload.choose);
  const { phase } = state;
  const failed = phase === "stopped";
  const shownError = phase === "empty" || failed ? error : undefined;

  // The pressed button may disappear with its phase; keep the focus in the zone.
  useEffect(() => {
    if (document.activeElement === document.body && phase !== "empty") group.current?.focus();
  }, [phase]);

  // The zone shows the reason, but it may be scrolled out of view.
  useEffect(() => {
    if (phase === "stopped") notify.failure(stopped);
  }, [phase, stopped]);

  return (
    <div
      ref={group}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className="grid content-start gap-1.5"
      {...dropTarget}
    >
      <p className="text-sm font-demi">{label}</p>
      <div
        className={classNames(
          "relative grid min-h-44 content-center gap-3 rounded-panel border-[1.5px] p-4",
          phase === "empty" ? "border-dashed" : "border-solid",
          over
            ? "border-accent bg-accent-soft"
            : failed || shownError
              ? "border-danger"
              : "border-line-strong",
        )}
      >
        {phase === "empty" && (
          <div className="grid justify-items-center gap-1.5 text-center">
            <Icon aria-hidden size={26} className="text-ink-muted" />
            <b className="font-demi">{call}</b>
            <span id={`${id}-hint`} className="text-fine text-ink-muted">
              {hint}
            </span>
          </div>
        )}
        <input
          ref={input}
          type="file"
          accept={accept}
          aria-label={call}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={shownError ? `${id}-error` : `${id}-hint`}
          hidden={phase !== "empty"}
          className="absolute inset-0 size-full cursor-pointer opacity-0 focus-visible:opacity-10"
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // Allows selecting the same file again after it was removed.
            currentTarget.value = "";
          }}
        />
        {state.phase !== "empty" && (
          <p className="flex items-center gap-2 text-sm">
            <Icon aria-hidden size={18} className="flex-none" />
            <span className="min-w-0 flex-1 truncate font-demi">{state.file.name}</span>
            <small className="text-fine whitespace-nowrap text-ink-muted">
              {formatFileSize(state.file.size)}
            </small>
          </p>
        )}
        {(state.phase === "sending" || state.phase === "paused" || state.phase === "checking") && (
          <UploadProgress state={state} upload={upload} />
        )}
        {state.phase === "stopped" && (
          <>
            <MessageBox
              tone={state.stop.help === "sign in" ? "warn" : "danger"}
              className="text-sm!"
            >
              <span>{state.stop.text}</span>
              {storageCode(state.stop) && (
                <small className="block text-fine font-normal">
                  {`Storage error: ${storageCode(state.stop)}`}
                </small>
              )}
            </MessageBox>
            <Findings findings={state.stop.findings.slice(1)} />
            <div className="flex flex-wrap gap-2">
              {state.stop.help === "again" && (
                <Button size="dense" onClick={upload.resume}>
                  Try again
                </Button>
              )}
              {state.stop.help === "sign in" && (
                <>
                  <Button size="dense" onClick={onSignIn}>
                    Sign in
                  </Button>
                  <Button size="dense" onClick={upload.resume}>
                    Go on
                  </Button>
                </>
              )}
              <Button size="dense" onClick={() => input.current?.click()}>
                Choose another
              </Button>
              <Button size="dense" variant="quiet" onClick={upload.remove}>
                Remove
              </Button>
            </div>
          </>
        )}
        {state.phase === "sent" && (
          <>
            <Findings findings={state.taken.findings} />
            {children}
            <div className="flex flex-wrap gap-2">
              <Button size="dense" onClick={() => input.current?.click()}>
                Replace
              </Button>
              <Button size="dense" variant="quiet" onClick={upload.remove}>
                Remove
              </Button>
            </div>
          </>
        )}
        <p role="status" className="sr-only">
          {phase === "sent"
            ? `${label} uploaded`
            : phase === "checking"
              ? `${label} is being checked`
              : ""}
        </p>
      </div>
      {shownError && <FieldError id={`${id}-error`}>{shownError}</FieldError>}
    </div>
  );
}

const signs = {
  good: { Sign: Check, look: "text-success" },
  note: { Sign: Info, look: "text-info-text" },
  bad: { Sign: X, look: "text-danger-text" },
};

function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-fine leading-dense">
      {findings.map(({ tone, text, detail }) => {
        const { Sign, look } = signs[tone];
        return (
          <li key={text} className="flex gap-2">
            <Sign aria-hidden size={15} className={`mt-px flex-none ${look}`} />
            <span>
              {text}
              {detail && <small className="block text-fine text-ink-muted">{detail}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
