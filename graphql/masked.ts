import { personalAddress } from "#domain/personal.ts";
import type { ShippingAddress } from "#domain/order/events.ts";
import { maskedText } from "#history/masking.ts";
import type { Context } from "./context.ts";
import { seesPersonal } from "./sees-personal.ts";

/** A text about a person, for viewers who may see it; masked for others. */
export const visibleText = <Text extends string | null>(
  text: Text,
  context: Context,
): Text | typeof maskedText => (text && !seesPersonal(context) ? maskedText : text);

/** An address without the parts that identify a person. */
export const maskedAddress = (address: ShippingAddress): ShippingAddress => ({
  ...address,
  ...Object.fromEntries(
    Object.entries(address).map(([name, part]) => [
      name,
      personalAddress.openParts.includes(name) || !part ? part : maskedText,
    ]),
  ),
});
