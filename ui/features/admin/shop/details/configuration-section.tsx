import { Download, FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { buttonStyle } from "../../../../components/button-style.ts";
import { FieldError } from "../../../../components/field.tsx";
import { notify } from "../../../../components/toast.tsx";

const call = "/api/shop/configuration";
const maxMegabytes = 12;

interface Change {
  what: string;
  now: string;
  after: string;
}

type State =
  | { phase: "still" }
  | { phase: "reading" }
  | { phase: "refused"; message: string }
  | {
      phase: "listed" | "storing";
      data: string;
      name: string;
      changes: readonly Change[];
      leftOut: readonly string[];
    };

const asDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error("The file could not be read.")));
    reader.readAsDataURL(file);
  });

/** Sends a file. Throws with the reason if it is refused. */
async function send(data: string, confirm: boolean) {
  const answer = await fetch(call, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data, confirm }),
  });
  const body = (await answer.json()) as {
    message?: string;
    fields?: readonly { message: string }[];
    changes?: readonly Change[];
    leftOut?: readonly string[];
  };
  if (answer.ok) return { changes: body.changes ?? [], leftOut: body.leftOut ?? [] };
  throw new Error(body.fields?.[0]?.message ?? body.message ?? "The file could not be imported.");
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message : "The file could not be imported.";

/** Export and import of the shop's settings, categories and pages as one file. */
export function ConfigurationSection() {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ phase: "still" });

  async function list(file: File) {
    if (file.size > maxMegabytes * 1024 * 1024) {
      setState({ phase: "refused", message: `The file is larger than ${maxMegabytes} MB.` });
      return;
    }
    setState({ phase: "reading" });
    try {
      const data = await asDataUrl(file);
      setState({ phase: "listed", data, name: file.name, ...(await send(data, false)) });
    } catch (error) {
      setState({ phase: "refused", message: reasonOf(error) });
    }
  }

  async function store(listed: Extract<State, { data: string }>) {
    setState({ ...listed, phase: "storing" });
    try {
      await send(listed.data, true);
      setState({ phase: "still" });
      notify.success("Configuration imported.");
    } catch (error) {
      setState({ phase: "refused", message: reasonOf(error) });
    }
  }

  return (
    <section aria-labelledby="configuration-file" className="border-t border-line py-5">
      <h2 id="configuration-file" className="heading text-lg">
        Configuration file
      </h2>
      <p className="mt-1 mb-3 text-ink-muted">
        The shop’s settings, categories and published pages with their pictures, to move them to
        another shop. Before an import you see what changes.
      </p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="Configuration file to import"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void list(file);
          // Allows selecting the same file again.
          currentTarget.value = "";
        }}
      />
      <div className="flex flex-wrap gap-2">
        <a href={call} download className={buttonStyle("outlined", "dense")}>
          <Download aria-hidden size={16} />
          Export
        </a>
        <Button
          size="dense"
          pending={state.phase === "reading"}
          onClick={() => input.current?.click()}
        >
          <FileUp aria-hidden size={16} />
          Import…
        </Button>
      </div>
      {state.phase === "refused" && <FieldError>{state.message}</FieldError>}
      {(state.phase === "listed" || state.phase === "storing") && (
        <div role="region" aria-label="What the import changes" className="mt-4 grid gap-3">
          {state.changes.length === 0 ? (
            <p role="status">The shop already has everything in {state.name}.</p>
          ) : (
            <div className="overflow-x-auto">
              <table className="w-full text-left text-sm">
                <thead>
                  <tr>
                    {["What", "Now", "After"].map((title) => (
                      <th key={title} scope="col" className="py-1.5 pr-4 font-demi">
                        {title}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {state.changes.map(({ what, now, after }) => (
                    <tr key={`${what} ${after}`} className="border-t border-line align-top">
                      <th scope="row" className="py-1.5 pr-4 font-demi">
                        {what}
                      </th>
                      <td className="py-1.5 pr-4 wrap-anywhere text-ink-muted">{now}</td>
                      <td className="py-1.5 wrap-anywhere">{after}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {state.leftOut.map((each) => (
            <p key={each} className="text-fine text-ink-muted">
              Left out: {each}.
            </p>
          ))}
          <div className="flex flex-wrap gap-2">
            {state.changes.length > 0 && (
              <Button
                variant="filled"
                size="dense"
                pending={state.phase === "storing"}
                onClick={() => void store(state)}
              >
                Import
              </Button>
            )}
            <Button size="dense" variant="quiet" onClick={() => setState({ phase: "still" })}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
