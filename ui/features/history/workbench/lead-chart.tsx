import { valueScale } from "../../../components/chart-scales.ts";
import { formatDuration, shownCell, type Report, type ReportTable } from "./cells.ts";
import { Figure } from "./figure.tsx";
import { weave } from "./weaves.tsx";

/** Columns of the tables of lead times. */
const column = { name: 0, orders: 1, half: 2, nineOfTen: 3, ninetyNine: 4 } as const;

const colours: Readonly<Record<string, string>> = {
  "Item Preparing": "preparing",
  "Item Packing": "packing",
  "Out for Delivery": "out",
};

/** Positions of the province tiles, roughly as on a map: row and column of half tiles. */
const tiles: Readonly<Record<string, readonly [row: number, column: number]>> = {
  Northern: [1, 3],
  "North Western": [2, 1],
  "North Central": [2, 3],
  Eastern: [2, 5],
  Western: [3, 1],
  Central: [3, 3],
  Uva: [3, 5],
  Sabaragamuwa: [4, 2],
  Southern: [4, 4],
};

/** Time in each status as threads, and the delivery time to each province as tiles. */
export function LeadChart({ report }: { report: Report }) {
  const [byStatus, byProvince] = report.tables;
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-split-6-5">
      {byStatus && <Threads report={report} table={byStatus} />}
      {byProvince && <Provinces report={report} table={byProvince} />}
    </div>
  );
}

interface PartProps {
  report: Report;
  table: ReportTable;
}

function Threads({ report, table }: PartProps) {
  const rows = table.rows.map((row) => {
    const figure = (index: number) => shownCell(report, table, row, index);
    return {
      name: row.cells[column.name] ?? "",
      orders: figure(column.orders),
      half: figure(column.half).value || 0,
      most: figure(column.nineOfTen).value || 0,
      all: figure(column.ninetyNine).value || 0,
    };
  });
  const length = valueScale(
    rows.map(({ all }) => all),
    [0, 96],
  );
  const [, longest = 1] = length.domain();
  const share = (minutes: number) => `${length(minutes)}%`;
  return (
    <div>
      <h3 className="mb-2 text-fine font-demi">{table.title}</h3>
      <ul className="grid gap-3 text-fine">
        {rows.map(({ name, orders, half, most, all }) => (
          <li key={name} style={{ color: `var(--${colours[name] ?? "ink"})` }}>
            <p className="flex flex-wrap justify-between gap-x-3 text-ink">
              <span className="font-demi">{name}</span>
              <span className="text-xs text-ink-muted">
                <Figure cell={orders} /> {orders.value === 1 ? "order" : "orders"}
                {all > 0 && `, half within ${formatDuration(half)}`}
              </span>
            </p>
            <svg aria-hidden width="100%" height="14" className="block overflow-visible">
              <line
                x1={share(most)}
                x2={share(all)}
                y1="7"
                y2="7"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeDasharray="2 3"
              />
              <line
                x1={share(half)}
                x2={share(most)}
                y1="7"
                y2="7"
                stroke="currentColor"
                strokeWidth="2.5"
              />
              <line x1="0" x2={share(half)} y1="7" y2="7" stroke="currentColor" strokeWidth="7" />
              {all > 0 && (
                <circle
                  cx={share(all)}
                  cy="7"
                  r="4"
                  fill="var(--page)"
                  stroke="currentColor"
                  strokeWidth="1.5"
                />
              )}
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-1 flex justify-between text-xs text-ink-muted">
        <span>0</span>
        <span>{formatDuration(longest)}</span>
      </p>
      <p className="mt-1 text-xs text-ink-muted">
        Thick line: half of the orders. Thin line: nine of ten. Ring: 99 of 100.
      </p>
    </div>
  );
}

function Provinces({ report, table }: PartProps) {
  const rows = table.rows.map((row) => {
    const figure = (index: number) => shownCell(report, table, row, index);
    return {
      name: row.cells[column.name] ?? "",
      orders: figure(column.orders),
      half: figure(column.half),
      most: figure(column.nineOfTen),
    };
  });
  const high = valueScale(
    rows.map(({ most }) => most.value || 0),
    [0, 92],
  );
  const placed = rows.filter(({ name }) => tiles[name]);
  const rest = rows.filter(({ name }) => !tiles[name]);
  return (
    <div>
      <h3 className="mb-2 text-fine font-demi">{table.title}</h3>
      {rows.length === 0 && <p className="text-fine text-ink-muted">None delivered yet.</p>}
      <ul className="grid grid-cols-6 gap-1.5">
        {placed.map(({ name, orders, half, most }) => {
          const [row, at] = tiles[name] ?? [1, 1];
          return (
            <li
              key={name}
              style={{ gridRow: row, gridColumn: `${at} / span 2` }}
              className="relative min-w-0 rounded-control border border-line py-1.5 pr-1.5 pl-3 text-xs leading-tight"
            >
              <svg aria-hidden width="5" height="100%" className="absolute inset-y-0 left-1">
                <rect
                  width="5"
                  y={`${96 - high(most.value)}%`}
                  height={`${high(most.value)}%`}
                  fill={weave("order")}
                />
              </svg>
              <span className="block">{name}</span>
              <span className="heading block text-base font-normal">{half.text}</span>
              <span className="block text-ink-muted">
                <Figure cell={orders} /> {orders.value === 1 ? "order" : "orders"}
              </span>
            </li>
          );
        })}
      </ul>
      {rest.map(({ name, orders }) => (
        <p key={name} className="mt-2 text-xs text-ink-muted">
          {name}: <Figure cell={orders} /> {orders.value === 1 ? "order" : "orders"}
        </p>
      ))}
      {rows.length > 0 && (
        <p className="mt-2 text-xs text-ink-muted">
          Half of the orders arrive within this time; the bar shows nine of ten. Tiles are arranged
          roughly as on a map.
        </p>
      )}
    </div>
  );
}
