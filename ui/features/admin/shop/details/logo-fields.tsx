import { ImageUp, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { classNames } from "../../../../components/class-names.ts";
import { FieldError } from "../../../../components/field.tsx";
import { useFileDrop } from "../../../../components/use-file-drop.ts";
import { sendFile } from "../../catalogue/upload/sending.ts";
import { grounds } from "./grounds.ts";
import { preparedLogo } from "./prepared-logo.ts";
import type { DetailControl, ShopDetails } from "./use-details-draft.ts";

type Logo = ShopDetails["logo"];
type Ground = "light" | "dark";

const leastContrast = 3;

/** The pictures of the logo. Without one the shop's name in letters is the logo. */
export function LogoFields({ control }: { control: DetailControl<Logo> }) {
  const { value, set } = control;
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      <LogoField
        ground="light"
        address={value.light}
        problem={control.problem("light")}
        onChange={(light) => set({ ...value, light, dark: light === "" ? "" : value.dark })}
      />
      <LogoField
        ground="dark"
        address={value.dark}
        problem={control.problem("dark")}
        onChange={(dark) => set({ ...value, dark })}
      />
    </div>
  );
}

interface LogoFieldProps {
  ground: Ground;
  address: string;
  problem: string | undefined;
  onChange: (address: string) => void;
}

type State = { phase: "still" } | { phase: "sending" } | { phase: "failed"; message: string };

function LogoField({ ground, address, problem, onChange }: LogoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ phase: "still" });
  const [seen, setSeen] = useState<number | null>(null);
  const label = ground === "light" ? "For light pages" : "For dark pages";
  const failure = state.phase === "failed" ? state.message : problem;

  async function send(chosen: File) {
    setState({ phase: "sending" });
    const prepared = await preparedLogo(chosen);
    if (typeof prepared === "string") {
      setState({ phase: "failed", message: prepared });
      return;
    }
    sendFile(prepared.file, "picture", {
      onProgress: () => undefined,
      onChecking: () => undefined,
      onSent({ url }) {
        setState({ phase: "still" });
        setSeen(ground === "light" ? prepared.onLight : prepared.onDark);
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
          grounds[ground],
        )}
      >
        {address === "" ? (
          <span className="text-fine">
            {ground === "light" ? "The name in letters" : "The same picture"}
          </span>
        ) : (
          <img src={address} alt="Logo" className="max-h-20 max-w-full object-contain" />
        )}
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/png,image/svg+xml"
        aria-label={`${label}: choose a file`}
        aria-invalid={failure ? true : undefined}
        hidden
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
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
      {seen !== null && address !== "" && (
        <p role="status" className="text-fine text-ink-muted">
          {seen >= leastContrast
            ? `Seen clearly on ${ground} pages, ${seen.toFixed(1)} : 1`
            : `Hard to see on ${ground} pages, ${seen.toFixed(1)} : 1. Choose a ${ground === "light" ? "darker" : "lighter"} one for them.`}
        </p>
      )}
      {failure && <FieldError>{failure}</FieldError>}
    </div>
  );
}
