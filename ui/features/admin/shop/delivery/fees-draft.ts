import { formatMoney } from "../../../../components/money.ts";
import type { DeliveryFeesInput, ShopFees_AllFragment } from "../../../../generated/operations.ts";

export type StoredFees = ShopFees_AllFragment["deliveryFee"];

export interface FeeZone {
  id: string;
  name: string;
}

/** The typed fee of a place; a zone without a fee of its own has the flat one. */
export interface FeeRow {
  fee: string;
  /** Empty if delivery is never free. */
  freeFrom: string;
}

/** The rows of the form: the flat fee, and zones by id. */
export interface FeesDraft {
  flat: FeeRow;
  zones: Readonly<Record<string, FeeRow>>;
}

const amounts = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });
const typedAmount = (rupees: number | null): string =>
  rupees === null ? "" : amounts.format(rupees);

const empty: FeeRow = { fee: "", freeFrom: "" };

/** The stored fees as the form shows them. */
export function draftOf({ flat, freeFrom, zones }: StoredFees): FeesDraft {
  const row = (fee: number, from: number | null): FeeRow => ({
    fee: typedAmount(fee),
    freeFrom: typedAmount(from),
  });
  return {
    flat: row(flat, freeFrom),
    zones: Object.fromEntries(zones.map((zone) => [zone.zoneId, row(zone.fee, zone.freeFrom)])),
  };
}

/** The row of a zone; empty if it has the flat fee. */
export const rowOf = (draft: FeesDraft, zoneId: string): FeeRow => draft.zones[zoneId] ?? empty;

/** Rupees; null if nothing was typed, undefined if it is no amount. */
function amountIn(typed: string): number | null | undefined {
  const text = typed
    .trim()
    .replaceAll(",", "")
    .replace(/^rs\.?\s*/i, "");
  if (text === "") return null;
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

export type FeeProblems = Readonly<Record<string, string>>;

const noAmount = "Please enter an amount, for example 500";

/** The mutation's input and the problems of the form. Zones that no longer exist are left out. */
export function inputOf(
  draft: FeesDraft,
  zones: readonly FeeZone[],
): { input: DeliveryFeesInput; problems: FeeProblems } {
  const problems: Record<string, string> = {};
  const read = (row: FeeRow, field: string, feeField: string) => {
    const [fee, freeFrom] = [amountIn(row.fee), amountIn(row.freeFrom)];
    if (fee === undefined || (fee === null && freeFrom !== null)) {
      problems[`${field}.${feeField}`] = noAmount;
    }
    if (freeFrom === undefined) problems[`${field}.freeFrom`] = noAmount;
    return { fee: fee ?? null, freeFrom: freeFrom ?? null };
  };
  const flat = read(draft.flat, "deliveryFee", "flat");
  if (flat.fee === null) problems["deliveryFee.flat"] = noAmount;
  const own = zones.flatMap(({ id }) => {
    const { fee, freeFrom } = read(rowOf(draft, id), `deliveryFee.zones.${id}`, "fee");
    return fee === null ? [] : [{ zoneId: id, fee, freeFrom }];
  });
  return { input: { flat: flat.fee ?? 0, freeFrom: flat.freeFrom, zones: own }, problems };
}

/** A line of the table before saving. */
export interface FeeChange {
  what: string;
  now: string;
  after: string;
}

const ruleText = (rule: { fee: number; freeFrom?: number | null | undefined }): string =>
  rule.freeFrom === null || rule.freeFrom === undefined
    ? formatMoney(rule.fee)
    : `${formatMoney(rule.fee)}, free from ${formatMoney(rule.freeFrom)}`;

/** What the input changes, place by place. */
export function feeChanges(
  stored: StoredFees,
  input: DeliveryFeesInput,
  zones: readonly FeeZone[],
): readonly FeeChange[] {
  const flatOf = ({ flat, freeFrom }: StoredFees | DeliveryFeesInput) => ({ fee: flat, freeFrom });
  const lines = [
    {
      what: "Fee of all other zones",
      now: ruleText(flatOf(stored)),
      after: ruleText(flatOf(input)),
    },
    ...zones.map(({ id, name }) => {
      const [before, next] = [stored, input].map(({ zones: all }) =>
        all.find(({ zoneId }) => zoneId === id),
      );
      return {
        what: `Fee, ${name}`,
        now: before ? ruleText(before) : "as all other zones",
        after: next ? ruleText(next) : "as all other zones",
      };
    }),
  ];
  return lines.filter(({ now, after }) => now !== after);
}
