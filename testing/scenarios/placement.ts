import { someAddress } from "../api-client.ts";
import type { Scenario } from "../scenario.ts";
import { ok, invalid, noSession, notFound, nothing } from "./answers.ts";
import { deliveryFee, kettle, kettleInCart, kettlePrice } from "./goods.ts";
import { placeOrder } from "./order-requests.ts";

/** Order placement scenarios for both APIs. */
export const placementScenarios: readonly Scenario[] = [
  {
    name: "place an order",
    who: "ann",
    given: kettleInCart,
    ...placeOrder([{ productId: kettle, quantity: 2 }], 2 * kettlePrice + deliveryFee),
    then: ok,
    events: [
      "OrderBegun",
      "OrderSubmitted",
      "SlotReserved",
      "StockReserved",
      "OrderPlaced",
      "StockReservationConfirmed",
      "CartCheckedOut",
    ],
  },
  {
    name: "place an order without a session",
    who: "visitor",
    ...placeOrder([{ productId: kettle, quantity: 2 }], 2 * kettlePrice + deliveryFee),
    then: noSession,
    events: nothing,
  },
  {
    name: "order nothing",
    who: "ann",
    ...placeOrder([], deliveryFee),
    then: { status: 400, code: "CART_EMPTY" },
    events: nothing,
  },
  {
    name: "order with a forged total",
    who: "ann",
    ...placeOrder([{ productId: kettle, quantity: 2 }], 1),
    then: { status: 409, code: "PRICE_CHANGED" },
    events: nothing,
  },
  {
    name: "order more than the stock",
    who: "ann",
    ...placeOrder([{ productId: "kandalama-sofa", quantity: 40 }], 1),
    then: { status: 409, code: "STOCK_SHORTAGE" },
    events: nothing,
  },
  {
    name: "order more than the stock in two lines of one product",
    who: "ann",
    ...placeOrder(
      [
        { productId: "kandalama-sofa", quantity: 2 },
        { productId: "kandalama-sofa", quantity: 2 },
      ],
      1,
    ),
    then: { status: 409, code: "STOCK_SHORTAGE" },
    events: nothing,
  },
  {
    name: "order an unknown product",
    who: "ann",
    ...placeOrder([{ productId: "nothing", quantity: 1 }], deliveryFee),
    then: notFound,
    events: nothing,
  },
  {
    name: "order a negative quantity",
    who: "ann",
    ...placeOrder([{ productId: kettle, quantity: -1 }], deliveryFee),
    then: invalid,
    events: nothing,
  },
  {
    name: "order to an incomplete address",
    who: "ann",
    ...placeOrder([{ productId: kettle, quantity: 1 }], kettlePrice + deliveryFee, {
      ...someAddress,
      city: " ",
    }),
    then: invalid,
    events: nothing,
  },
  {
    name: "order with help for the driver",
    who: "ann",
    given: kettleInCart,
    ...placeOrder([{ productId: kettle, quantity: 2 }], 2 * kettlePrice + deliveryFee, {
      ...someAddress,
      landmark: "Opposite the temple",
      floor: "2nd floor, no lift",
      secondPhone: "011 234 5678",
      driverNote: "The gate is on the lane side.\nPlease ring twice.",
    }),
    then: ok,
    events: [
      "OrderBegun",
      "OrderSubmitted",
      "SlotReserved",
      "StockReserved",
      "OrderPlaced",
      "StockReservationConfirmed",
      "CartCheckedOut",
    ],
  },
  {
    name: "order with a second phone number of another country",
    who: "ann",
    ...placeOrder([{ productId: kettle, quantity: 1 }], kettlePrice + deliveryFee, {
      ...someAddress,
      secondPhone: "+44 7712 345678",
    }),
    then: invalid,
    events: nothing,
  },
  {
    name: "order with a long note for the driver",
    who: "ann",
    ...placeOrder([{ productId: kettle, quantity: 1 }], kettlePrice + deliveryFee, {
      ...someAddress,
      driverNote: "x".repeat(201),
    }),
    then: invalid,
    events: nothing,
  },
  {
    name: "order to an unknown province",
    who: "ann",
    ...placeOrder([{ productId: kettle, quantity: 1 }], kettlePrice + deliveryFee, {
      ...someAddress,
      province: "Atlantis",
    }),
    then: invalid,
    events: nothing,
  },
];
