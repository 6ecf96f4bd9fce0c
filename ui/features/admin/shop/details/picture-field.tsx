import { ImageUp, X } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { classNames } from "../../../../components/class-names.ts";
import { FieldError } from "../../../../components/field.tsx";
import { useFileDrop } from "../../../../components/use-file-drop.ts";
import { sendFile } from "../../catalogue/upload/sending.ts";

/** A file ready for upload, with a remark about it. */
export interface PreparedPicture {
  file: File;
  remark: string;
}

export interface PictureFieldProps {
  label: string;
  /** The picture's address in the shop's store; empty for none. */
  address: string;
  /** Shown without a picture. */
  empty: string;
  accept: string;
  /** Checks a file before it is sent; a text is the reason why it isn't. */
  prepare: (file: File) => Promise<PreparedPicture | string>;
  problem: string | undefined;
  /** Classes of the ground behind the picture. */
  ground?: string;
  onChange: (address: string) => void;
}

type State = { phase: "still" } | { phase: "sending" } | { phase: "failed"; message: string };

/** A picture of the shop itself, uploaded by dialog or by drag and drop. */
export function PictureField({
  label,
  address,
  empty,
  accept,
  prepare,
  problem,
  ground,
  onChange,
}: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ phase: "still" });
  const [remark, setRemark] = useState("");
  const failure = state.phase === "failed" ? state.message : problem;

  async function send(chosen: File) {
    setState({ phase: "sending" });
    const prepared = await prepare(chosen);
    if (typeof prepared === "string") {
      setState({ phase: "failed", message: prepared });
      return;
    }
    sendFile(prepared.file, "picture", {
      onProgress: () => undefined,
      onChecking: () => undefined,
      onSent({ url }) {
        setState({ phase: "still" });
        setRemark(prepared.remark);
        onChange(url);
      },
      onStop: ({ text }) => setState({ phase: "failed", message: text }),
    });
  }
  const { over, take, dropTarget } = useFileDrop((file) => void send(file));

  return (
    <div role="group" aria-label={label} className="grid content-start gap-1.5" {...dropTarget}>
      <p className="text-sm font-demi">{label}</p>
      <div
        className={classNames(
          "grid min-h-28 place-items-center rounded-panel border p-4",
          over ? "border-accent" : "border-line-strong",
          ground,
        )}
      >
        {address === "" ? (
          <span className="text-fine">{empty}</span>
        ) : (
          <img src={address} alt="" className="max-h-32 max-w-full object-contain" />
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={`${label}: choose a file`}
        aria-invalid={failure ? true : undefined}
        hidden
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Allows selecting the same file again after it was removed.
          currentTarget.value = "";
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="dense"
          pending={state.phase === "sending"}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden size={16} />
          {address === "" ? "Choose a file" : "Replace"}
        </Button>
        {address !== "" && (
          <Button size="dense" variant="quiet" onClick={() => onChange("")}>
            <X aria-hidden size={16} />
            Remove
          </Button>
        )}
      </div>
      {remark !== "" && address !== "" && (
        <p role="status" className="text-fine text-ink-muted">
          {remark}
        </p>
      )}
      {failure && <FieldError>{failure}</FieldError>}
    </div>
  );
}
