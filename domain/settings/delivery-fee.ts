import { deliveryLimits, settingLimits } from "../constants.ts";
import { formatRupees } from "../money.ts";
import type { FieldProblem } from "../refusal.ts";
import type { DeliveryFeeRule, DeliveryFees } from "../values/delivery-fee.ts";

/** The stored form of the fees: zones in the order of their ids. */
export const storedDeliveryFee = ({
  flatCents,
  freeFromCents,
  zones,
}: DeliveryFees): DeliveryFees => ({
  flatCents,
  freeFromCents,
  zones: zones
    .map(({ zoneId, ...rule }) => ({
      zoneId,
      feeCents: rule.feeCents,
      freeFromCents: rule.freeFromCents,
    }))
    .toSorted((one, other) => (one.zoneId < other.zoneId ? -1 : 1)),
});

const isAmount = (cents: number, most: number): boolean =>
  Number.isSafeInteger(cents) && cents >= 0 && cents <= most;

const ruleProblems = (
  at: string,
  fee: string,
  { feeCents, freeFromCents }: DeliveryFeeRule,
): readonly FieldProblem[] => [
  ...(isAmount(feeCents, settingLimits.deliveryFeeCents)
    ? []
    : [
        {
          field: `${at}.${fee}`,
          message: `Please enter an amount from 0 to ${formatRupees(settingLimits.deliveryFeeCents)}`,
        },
      ]),
  ...(freeFromCents === null || isAmount(freeFromCents, settingLimits.freeFromCents)
    ? []
    : [
        {
          field: `${at}.freeFrom`,
          message: `Please enter an amount from 0 to ${formatRupees(settingLimits.freeFromCents)}`,
        },
      ]),
];

/** Problems of the delivery fees. Whether the zones exist is for the caller to know. */
export const deliveryFeeProblems = ({
  flatCents,
  freeFromCents,
  zones,
}: DeliveryFees): readonly FieldProblem[] => {
  if (zones.length > deliveryLimits.zones) {
    return [{ field: "deliveryFee.zones", message: `At most ${deliveryLimits.zones} zones` }];
  }
  const ids = new Set(zones.map(({ zoneId }) => zoneId));
  if (ids.size < zones.length) {
    return [{ field: "deliveryFee.zones", message: "Each zone can have one fee" }];
  }
  return [
    ...ruleProblems("deliveryFee", "flat", { feeCents: flatCents, freeFromCents }),
    ...zones.flatMap((zone) => ruleProblems(`deliveryFee.zones.${zone.zoneId}`, "fee", zone)),
  ];
};
