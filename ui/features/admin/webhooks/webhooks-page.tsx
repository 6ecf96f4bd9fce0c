import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { useViewInAddress } from "../../../components/use-view-in-address.ts";
import type { WebhookFragment } from "../../../generated/operations.ts";
import { latest, Read } from "../kit/read.tsx";
import { SecretDialog, type NewSecret } from "./secret-dialog.tsx";
import { useWebhooks } from "./use-webhooks.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";
import { WebhookPanel } from "./webhook-panel.tsx";
import { WebhookTable } from "./webhook-table.tsx";
import { pauseText } from "./webhook-text.ts";

const viewOf = (params: URLSearchParams) => ({ id: params.get("webhook") ?? "" });
const parametersOf = ({ id }: { id: string }) =>
  new URLSearchParams(id === "" ? {} : { webhook: id });

/** The subscriptions of other systems: what each gets, its state, and its last deliveries. */
export function WebhooksPage() {
  const found = useWebhooks();
  const shown = latest(found);
  const [{ id }, setView] = useViewInAddress(viewOf, parametersOf);
  const [editing, setEditing] = useState<WebhookFragment | "new" | null>(null);
  /** The secrets that the owner has not copied yet. */
  const [secrets, setSecrets] = useState<readonly NewSecret[]>([]);
  const [secret] = secrets;
  const addSecret = (added: NewSecret) => setSecrets((now) => [...now, added]);
  const open = shown?.webhooks.find((each) => each.id === id);
  return (
    <div className="grid content-start gap-4 p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-ink-muted">
          The shop sends its events to other systems, signed by the Standard Webhooks specification.
        </p>
        <Button variant="filled" onClick={() => setEditing("new")}>
          New subscription
        </Button>
      </div>
      <Read of={found} what="the webhooks" skeleton="h-60">
        {({ webhooks }) =>
          webhooks.length === 0 ? (
            <p className="text-ink-muted">
              No system is subscribed. SMS and WhatsApp services, bookkeeping and couriers can
              receive the shop’s events here.
            </p>
          ) : (
            <>
              {webhooks.map((webhook) => {
                const text = pauseText(webhook);
                return (
                  text !== null && (
                    <MessageBox
                      key={webhook.id}
                      tone="danger"
                      action={
                        webhook.id !== id && (
                          <Button size="dense" onClick={() => setView({ id: webhook.id })}>
                            Open<span className="sr-only"> {webhook.name}</span>
                          </Button>
                        )
                      }
                    >
                      {text}
                    </MessageBox>
                  )
                );
              })}
              <WebhookTable
                webhooks={webhooks}
                openId={id}
                onOpen={(opened) => setView({ id: opened === id ? "" : opened })}
              />
            </>
          )
        }
      </Read>
      {open && (
        <WebhookPanel
          key={open.id}
          webhook={open}
          onEdit={() => setEditing(open)}
          onSecret={addSecret}
        />
      )}
      {editing && (
        <WebhookDialog
          webhook={editing === "new" ? null : editing}
          kinds={shown?.webhookKinds ?? []}
          onClose={() => setEditing(null)}
          onAdded={(added) => setView({ id: added })}
          onSecret={addSecret}
        />
      )}
      {secret && !editing && (
        <SecretDialog
          key={secret.secret}
          {...secret}
          onClose={() => setSecrets((now) => now.slice(1))}
        />
      )}
    </div>
  );
}
