import { summedLines, type OrderedQuantity } from "../ordered-quantity.ts";
import {
  addressForms,
  country,
  deliveryLimits,
  limits,
  provinces,
  type Province,
} from "../constants.ts";
import { dayInColombo } from "../values/colombo.ts";
import { withAsciiDigits } from "../values/digits.ts";
import { isEmail } from "../values/email.ts";
import { messages } from "../messages.ts";
import { invalidInput, type FieldProblem, type InvalidInput } from "../refusal.ts";
import { hasControls, normalLine, normalParagraphs } from "../values/line.ts";
import { normalName } from "../values/name.ts";
import { normalForm } from "../values/normal-form.ts";
import { addDays, isDate, isSlotOver, type DayHalf } from "../values/delivery-day.ts";
import { hasPhoneSigns, isPhone, normalPhone } from "../values/phone.ts";
import { driverFields, type DriverField, type ShippingAddress } from "./events.ts";

/** A client's order. Names, prices and the total come from the server. */
export interface PlaceOrderInput {
  readonly items: readonly { readonly productId: string; readonly quantity: number }[];
  readonly shippingAddress: Omit<ShippingAddress, "district" | "country" | DriverField> & {
    readonly [Field in "district" | "country" | DriverField]?: string | null | undefined;
  };
  /** The total that the client displayed, in rupees. Compared, never used. */
  readonly totalPrice: number;
  /** The chosen slot in Colombo; missing for the earliest. */
  readonly deliveryDay?: { readonly date: string; readonly half: DayHalf } | null | undefined;
  /** Not given for no code. */
  readonly promoCode?: string | null | undefined;
  /** A second order of the same items to the same address is intended. */
  readonly again?: boolean | null | undefined;
}

const zipCodeForm = new RegExp(addressForms.zipCode);

/**
 * Specification section 5, "Checkout": every delivery field is required, and the email must be
 * valid.
 */
export const orderInputProblem = (input: PlaceOrderInput): InvalidInput | null => {
  if (input.items.length === 0) {
    return { code: "CART_EMPTY", message: messages.cart.empty, fields: [] };
  }
  const problems = [
    ...itemProblems(input.items),
    ...addressProblems(completeAddress(input.shippingAddress)),
    ...dayProblems(input.deliveryDay),
  ];
  return problems.length > 0 ? invalidInput(...problems) : null;
};

/** Problems of a chosen slot's form. Whether it is possible depends on the zone. */
export const dayProblems = (day: PlaceOrderInput["deliveryDay"]): FieldProblem[] =>
  day && !isDate(day.date) ? [{ field: "deliveryDay.date", message: "Please choose a day" }] : [];

/** Problems of a slot that staff agree with the customer. */
export const agreedDayProblems = (
  day: NonNullable<PlaceOrderInput["deliveryDay"]>,
  now: string,
): FieldProblem[] => {
  const field = "deliveryDay.date";
  if (isSlotOver(day, now)) return [{ field, message: "This half day is over" }];
  const { agreedDaysAhead } = deliveryLimits;
  return day.date > addDays(dayInColombo(now), agreedDaysAhead)
    ? [{ field, message: `At most ${agreedDaysAhead} days ahead` }]
    : [];
};

/** Problems of a delivery address; null if it is valid. */
export const addressProblem = (given: PlaceOrderInput["shippingAddress"]): InvalidInput | null => {
  const problems = addressProblems(completeAddress(given));
  return problems.length > 0 ? invalidInput(...problems) : null;
};

const normalDriverField: Readonly<Record<DriverField, (given: string) => string>> = {
  landmark: normalLine,
  floor: normalLine,
  secondPhone: (given) => normalPhone(normalLine(given)),
  driverNote: (given) => normalParagraphs(given).replace(/\s+/g, " ").trim(),
};

/** The given fields for the driver; empty ones are left out. */
const driverFieldsOf = (
  given: PlaceOrderInput["shippingAddress"],
): Pick<ShippingAddress, DriverField> =>
  Object.fromEntries(
    driverFields
      .map((field) => [field, normalDriverField[field](given[field] ?? "")] as const)
      .filter(([, value]) => value !== ""),
  );

/** Adds the fields that the mobile app omits, and removes invisible characters. */
export const completeAddress = (given: PlaceOrderInput["shippingAddress"]): ShippingAddress => ({
  firstName: normalName(given.firstName),
  lastName: normalName(given.lastName),
  email: normalForm(given.email, "NFKC").trim(),
  address: normalLine(given.address),
  city: normalLine(given.city),
  district: given.district?.trim() ?? "",
  province: given.province.trim(),
  zipCode: withAsciiDigits(given.zipCode).replace(/\s/g, ""),
  country: given.country?.trim() || country,
  phone: normalPhone(given.phone),
  ...driverFieldsOf(given),
});

/** Checks each item separately: a sum would hide a negative or fractional quantity. */
const itemProblems = (items: readonly OrderedQuantity[]): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const lines = summedLines(items);
  if (lines.length > limits.cartLines) {
    problems.push({
      field: "items",
      message: `An order holds at most ${limits.cartLines} different products`,
    });
  }
  if (
    items.some(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 1) ||
    lines.some(({ quantity }) => quantity > limits.quantityPerLine)
  ) {
    problems.push({
      field: "items.quantity",
      message: `Please enter a whole number from 1 to ${limits.quantityPerLine}`,
    });
  }
  return problems;
};

const fieldNames = {
  firstName: "first name",
  lastName: "last name",
  email: "email",
  address: "address",
  city: "city",
  province: "province",
  zipCode: "zip code",
  country: "country",
  phone: "phone number",
} as const;

const driverFieldLimits: Readonly<Record<DriverField, number>> = {
  landmark: limits.landmark,
  floor: limits.floor,
  secondPhone: limits.addressField,
  driverNote: limits.driverNote,
};

const isProvince = (name: string): name is Province => Object.hasOwn(provinces, name);

const addressProblems = (address: ShippingAddress): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const add = (field: keyof ShippingAddress, message: string) =>
    problems.push({ field: `shippingAddress.${field}`, message });
  for (const [field, words] of Object.entries(fieldNames) as [keyof typeof fieldNames, string][]) {
    if (address[field] === "") add(field, `Please enter your ${words}`);
    else if (address[field].length > limits.addressField) {
      add(field, `At most ${limits.addressField} characters`);
    } else if (hasControls(address[field]) && field !== "email" && field !== "zipCode") {
      add(field, "Please write this on one line");
    }
  }
  for (const field of driverFields) {
    const value = address[field] ?? "";
    if (value.length > driverFieldLimits[field]) {
      add(field, `At most ${driverFieldLimits[field]} characters`);
    } else if (hasControls(value)) add(field, "Please write this on one line");
  }
  const fits = (text: string) => text !== "" && text.length <= limits.addressField;
  if (fits(address.email) && !isEmail(address.email)) add("email", "Email not valid");
  for (const field of ["phone", "secondPhone"] as const) {
    const phone = address[field] ?? "";
    if (!fits(phone)) continue;
    if (!hasPhoneSigns(phone)) add(field, "Please enter a valid number");
    else if (!isPhone(phone)) add(field, messages.order.phoneInvalid);
  }
  if (fits(address.zipCode) && !zipCodeForm.test(address.zipCode)) {
    add("zipCode", messages.order.zipCodeInvalid);
  }
  if (address.province !== "") {
    if (!isProvince(address.province)) add("province", "Please choose one of the nine provinces");
    else if (
      address.district !== "" &&
      !(provinces[address.province] as readonly string[]).includes(address.district)
    ) {
      add("district", `Please choose a district of ${address.province}`);
    }
  }
  return problems;
};
