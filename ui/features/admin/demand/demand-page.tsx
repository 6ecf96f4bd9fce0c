import { Download } from "lucide-react";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { countText } from "../../../components/count.ts";
import { csvFile, saveCsv } from "../../../components/csv.ts";
import { FactLine } from "../../../components/fact-line.tsx";
import { ShowMore } from "../../../components/show-more.tsx";
import { FactFigure } from "../../../components/fact-figure.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { PillRow } from "../../../components/pill-row.tsx";
import { notify } from "../../../components/toast.tsx";
import { useViewInAddress } from "../../../components/use-view-in-address.ts";
import type { DemandFilter, DemandQuery } from "../../../generated/operations.ts";
import { useMay } from "../../shared/account/rights.ts";
import { latest, Read } from "../kit/read.tsx";
import { DemandTable, nameOfItem, type DemandItem } from "./demand-table.tsx";
import { readAllDemand, useDemand, useLostDemand, type Lost } from "./use-demand.ts";
import { WaitingPeople } from "./waiting-people.tsx";

const filters = {
  ALL: "All",
  STOCK: "Waiting for stock",
  PRICE: "Price alerts",
} as const satisfies Record<DemandFilter, string>;
const filterNames = Object.keys(filters) as readonly DemandFilter[];

const viewOf = (params: URLSearchParams) => ({
  filter: filterNames.find((name) => name === params.get("show")) ?? "ALL",
  item: params.get("item") ?? "",
});
const parametersOf = ({ filter, item }: ReturnType<typeof viewOf>) =>
  new URLSearchParams({
    ...(filter !== "ALL" && { show: filter }),
    ...(item !== "" && { item }),
  });

/** What people wait for, want cheaper, or save, and who waits. */
export function DemandPage() {
  const [{ filter, item }, setView] = useViewInAddress(viewOf, parametersOf);
  const demand = useDemand(filter);
  const shown = latest(demand);
  const lost = useLostDemand();
  const maySeePeople = useMay("PERSONAL_READ");
  const totals = shown?.totals;
  const client = useApolloClient();
  const [saving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    const all = await readAllDemand(client, filter).catch(() => null);
    setSaving(false);
    if (all) saveCsv("demand.csv", csvOf(all, lost));
    else notify.failure("Couldn’t create the file. Please try again.");
  }

  return (
    <>
      <Figures totals={totals} lost={lost} />
      <div className="grid content-start gap-4 p-4 md:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PillRow
            label="Show"
            value={filter}
            choices={filterNames.map((value) => ({
              value,
              label: `${filters[value]}${totals ? ` ${countOf(value, totals)}` : ""}`,
            }))}
            onChange={(chosen) => setView({ filter: chosen, item: "" })}
          />
          <Button
            size="dense"
            unready={!shown || shown.items.length === 0}
            pending={saving}
            onClick={() => void save()}
          >
            <Download aria-hidden size={15} />
            CSV
          </Button>
        </div>
        <Read of={demand} what="the demand" skeleton="h-60">
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-ink-muted">
                Nothing yet. Sold-out items offer “Email me when it’s back”, and wish lists offer
                price alerts.
              </p>
            ) : (
              <>
                <DemandTable
                  items={items}
                  lost={lost}
                  openId={item}
                  onOpen={
                    maySeePeople
                      ? (id) => setView({ filter, item: id === item ? "" : id })
                      : undefined
                  }
                />
                <ShowMore more={demand.more} />
                <Opened
                  item={items.find(({ id }) => id === item)}
                  onEnded={() => void demand.retry()}
                />
              </>
            )
          }
        </Read>
      </div>
    </>
  );
}

function Opened({ item, onEnded }: { item: DemandItem | undefined; onEnded: () => void }) {
  return item && item.waiting + item.unconfirmed > 0 ? (
    <WaitingPeople key={item.id} item={item} onEnded={onEnded} />
  ) : null;
}

type Totals = DemandQuery["demand"]["totals"];

function countOf(filter: DemandFilter, totals: Totals): number {
  switch (filter) {
    case "ALL":
      return totals.wanted;
    case "STOCK":
      return totals.waitedFor;
    case "PRICE":
      return totals.withPriceAlert;
  }
}

function Figures({
  totals,
  lost,
}: {
  totals: Totals | undefined;
  lost: ReadonlyMap<string, Lost> | null;
}) {
  const figure = (value: number | undefined) => (value === undefined ? undefined : String(value));
  const all = lost && [...lost.values()];
  const rupees = all?.reduce((sum, each) => sum + each.rupees, 0);
  const orders = all?.reduce((sum, each) => sum + each.orders, 0) ?? 0;
  return (
    <FactLine label="Demand" busy={!totals}>
      <FactFigure label="Waiting for stock" value={figure(totals?.waiting)}>
        for {countText(totals?.waitedFor ?? 0, "variant")}
      </FactFigure>
      <FactFigure label="Waiting for a lower price" value={figure(totals?.priceAlerts)}>
        for {countText(totals?.withPriceAlert ?? 0, "variant")}
      </FactFigure>
      <FactFigure label="On wish lists" value={figure(totals?.wished)}>
        {countText(totals?.wishedVariants ?? 0, "variant")}
      </FactFigure>
      {lost && (
        <FactFigure
          label="Lost in 30 days"
          value={rupees === undefined ? undefined : formatMoneyShort(rupees)}
        >
          {countText(orders, "refusal")}
        </FactFigure>
      )}
    </FactLine>
  );
}

const csvOf = (items: readonly DemandItem[], lost: ReadonlyMap<string, Lost> | null): string =>
  csvFile([
    [
      ...["Item", "ID", "In stock", "Waiting for stock", "Not confirmed", "Price alerts"],
      ...["On wish lists", "Refused orders, 30 days", "Lost Rs., 30 days"],
    ],
    ...items.map((item) => [
      ...[nameOfItem(item), item.id, item.inStock, item.waiting, item.unconfirmed],
      ...[item.priceAlerts, item.wished],
      ...[lost?.get(item.id)?.orders ?? null, lost?.get(item.id)?.rupees ?? null],
    ]),
  ]);
