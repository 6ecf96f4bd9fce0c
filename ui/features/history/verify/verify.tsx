import { useQuery } from "@apollo/client/react";
import { Download } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { saveCsv } from "../../../components/csv.ts";
import { Key, KeysBar, KeyHint } from "../../../components/key.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { useKeys } from "../../../components/use-keys.ts";
import { VerifiableModelsDocument } from "../../../generated/operations.ts";
import { HistoryResult } from "../explorer/history-result.tsx";
import { CheckFacts } from "./check-facts.tsx";
import { csvOf } from "./csv.ts";
import { FoundDifferences } from "./found-differences.tsx";
import { ModelRow } from "./model-row.tsx";
import { useVerification } from "./use-verification.ts";

export interface VerifyProps {
  /** The read model whose differences are shown, or null. */
  model: string | null;
  onModel: (model: string) => void;
}

/** Compares what the shop shows with what its events say. It is read-only. */
export function Verify({ model, onModel }: VerifyProps) {
  const { data, error, refetch } = useQuery(VerifiableModelsDocument);
  const differences = useRef<HTMLOListElement>(null);
  const checks = useVerification((checked) => {
    const wrong = checked.find(({ different }) => different > 0) ?? checked[0];
    if (wrong) onModel(wrong.model);
  });
  const { running, checked, ended, problem, check, stop } = checks;
  const models = data?.verifiableModels ?? [];
  const found = [...checked.values()];
  const chosen = model !== null && models.includes(model) ? model : null;

  useKeys((key, target) => {
    if (key === "v" && chosen && !running) check([chosen]);
    else if (key === "escape" && running) stop();
    else if (key === "j" || key === "k") {
      const heads = [...(differences.current?.querySelectorAll("h4") ?? [])];
      const here = heads.findIndex((head) => head.parentElement?.contains(target as Node | null));
      heads.at(key === "j" ? Math.min(here + 1, heads.length - 1) : Math.max(here - 1, 0))?.focus();
    } else return false;
    return true;
  });

  return (
    <HistoryResult
      data={data}
      failed={error}
      retry={refetch}
      failure="Couldn’t load the read models."
    >
      {() => (
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 md:px-5">
            <h2 className="heading text-heading">Verify</h2>
            <p className="text-fine text-ink-muted">
              Compares what the shop shows with its events. Nothing is changed.
            </p>
            <span className="ml-auto flex flex-wrap gap-2">
              {found.some(({ different }) => different > 0) && (
                <Button size="dense" onClick={() => saveCsv("shop-differences.csv", csvOf(found))}>
                  <Download aria-hidden size={15} />
                  Differences as CSV
                </Button>
              )}
              <Button
                size="dense"
                variant="filled"
                disabled={running !== null}
                onClick={() => check(models)}
              >
                Check all {models.length}
              </Button>
            </span>
          </div>
          {problem && (
            <MessageBox tone="danger" className="rounded-none!">
              {problem}
            </MessageBox>
          )}
          <div className="grid flex-1 grid-cols-1 border-line two-col:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
            <section aria-labelledby="read-models" className="min-w-0">
              <h3 id="read-models" className="px-4 pt-4 pb-2 font-semibold md:px-5">
                Read models <span className="font-normal text-ink-muted">{models.length}</span>
              </h3>
              <ul className="border-t border-line">
                {models.map((each) => (
                  <ModelRow
                    key={each}
                    model={each}
                    checked={checked.get(each)}
                    running={running?.models.includes(each) ? running : null}
                    chosen={each === chosen}
                    busy={running !== null}
                    onChoose={() => onModel(each)}
                    onCheck={() => check([each])}
                    onStop={stop}
                  />
                ))}
              </ul>
              {ended && <CheckFacts ended={ended} />}
            </section>
            <FoundDifferences
              model={chosen}
              checked={checked.get(chosen ?? "")}
              list={differences}
            />
          </div>
          <KeysBar>
            <KeyHint>
              <Key>J</Key> <Key>K</Key> next, previous difference
            </KeyHint>
            <KeyHint>
              <Key>V</Key> check selected
            </KeyHint>
            <KeyHint>
              <Key>Esc</Key> stop
            </KeyHint>
          </KeysBar>
        </div>
      )}
    </HistoryResult>
  );
}
