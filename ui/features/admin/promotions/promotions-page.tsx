import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { countText } from "../../../components/count.ts";
import { FactFigure } from "../../../components/fact-figure.tsx";
import { FactLine } from "../../../components/fact-line.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { ShowMore } from "../../../components/show-more.tsx";
import { useViewInAddress } from "../../../components/use-view-in-address.ts";
import type { PromotionFragment } from "../../../generated/operations.ts";
import { useMay } from "../../shared/account/rights.ts";
import { latest, Read } from "../kit/read.tsx";
import { NewPromotionDialog } from "./new-promotion-dialog.tsx";
import { PromotionPanel } from "./promotion-panel.tsx";
import { PromotionTable } from "./promotion-table.tsx";
import { usePromotions } from "./use-promotions.ts";

const viewOf = (params: URLSearchParams) => ({ code: params.get("code") ?? "" });
const parametersOf = ({ code }: { code: string }) =>
  new URLSearchParams(code === "" ? {} : { code });

/** The shop's promotions: their use, and the orders behind it. */
export function PromotionsPage() {
  const promotions = usePromotions();
  const [{ code }, setView] = useViewInAddress(viewOf, parametersOf);
  const [adding, setAdding] = useState(false);
  const mayEdit = useMay("PROMOTIONS_EDIT");
  return (
    <>
      <Figures promotions={latest(promotions)?.items} />
      <div className="grid content-start gap-4 p-4 md:p-6">
        {mayEdit && (
          <div className="flex justify-end">
            <Button variant="filled" onClick={() => setAdding(true)}>
              New promotion
            </Button>
          </div>
        )}
        <Read of={promotions} what="the promotions" skeleton="h-60">
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-ink-muted">
                No promotion is running. The promo box of the shop says: “There are no promo codes
                right now”.
              </p>
            ) : (
              <>
                <PromotionTable
                  promotions={items}
                  openCode={code}
                  mayEdit={mayEdit}
                  onOpen={(opened) => setView({ code: opened === code ? "" : opened })}
                />
                <ShowMore more={promotions.more} />
                <Opened promotion={items.find((each) => each.code === code)} mayEdit={mayEdit} />
              </>
            )
          }
        </Read>
      </div>
      {adding && (
        <NewPromotionDialog
          onClose={() => setAdding(false)}
          onCreated={(created, isOpen) => {
            void promotions.retry();
            if (!isOpen) return;
            setAdding(false);
            setView({ code: created });
          }}
        />
      )}
    </>
  );
}

function Opened({
  promotion,
  mayEdit,
}: {
  promotion: PromotionFragment | undefined;
  mayEdit: boolean;
}) {
  return promotion ? (
    <PromotionPanel key={promotion.code} promotion={promotion} mayEdit={mayEdit} />
  ) : null;
}

function Figures({ promotions }: { promotions: readonly PromotionFragment[] | undefined }) {
  const running = promotions?.filter(({ state }) => state === "RUNNING");
  const planned = promotions?.filter(({ state }) => state === "PLANNED").length ?? 0;
  const held = promotions?.reduce((sum, each) => sum + each.held, 0);
  const given = promotions?.reduce((sum, each) => sum + each.given, 0);
  const nearlyUsedUp = running?.find(
    ({ uses, used, held: now }) => uses !== null && (used + now) / uses >= 0.8,
  );
  return (
    <FactLine label="Promotions" busy={!promotions}>
      <FactFigure label="Running" value={running && String(running.length)}>
        {planned > 0 ? `${planned} planned` : "none planned"}
      </FactFigure>
      <FactFigure label="Held right now" value={held === undefined ? undefined : String(held)}>
        in orders that are being placed
      </FactFigure>
      <FactFigure label="Given" value={given === undefined ? undefined : formatMoneyShort(given)}>
        {countText(promotions?.reduce((sum, { used }) => sum + used, 0) ?? 0, "order")}
      </FactFigure>
      <FactFigure label="Nearly used up" value={promotions && (nearlyUsedUp?.code ?? "none")}>
        {nearlyUsedUp ? `${nearlyUsedUp.used} of ${nearlyUsedUp.uses ?? 0} used` : ""}
      </FactFigure>
    </FactLine>
  );
}
