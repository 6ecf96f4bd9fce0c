import { describe, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { stockAlertDecider, type StockAlertCommand } from "./decider.ts";
import type { StockAlertEvent } from "./events.ts";

const { given } = scenarioOf(stockAlertDecider);

const at = "2026-11-26T11:00:00.000Z";
const later = "2026-11-26T11:10:00.000Z";
const part = { userId: "ann", productId: "sofa.2" } as const;
const guest = { userId: "guest-1", productId: "sofa.2" } as const;
const email = "ann@example.lk";

const request = (
  changes: Partial<Extract<StockAlertCommand, { type: "RequestStockAlert" }>> = {},
): StockAlertCommand => ({
  ...{ type: "RequestStockAlert", ...part, email: null, language: "en", available: 0, at },
  ...changes,
});
const requested: StockAlertEvent = {
  type: "StockAlertRequested",
  data: { ...part, language: "en", at },
};
const requestedByGuest: StockAlertEvent = {
  type: "StockAlertRequested",
  data: { ...guest, language: "en", at, email },
};
const confirmed: StockAlertEvent = { type: "StockAlertConfirmed", data: guest };
const send = (available: number): StockAlertCommand => ({ type: "SendStockAlert", available });
const sent: StockAlertEvent = { type: "StockAlertSent", data: { ...part, available: 3 } };
const remove: StockAlertCommand = { type: "RemoveStockAlert", by: "person" };

describe("requesting an alert", () => {
  it("waits at once for an account, and once", () => {
    given().when(request()).then(requested);
    given().when(request()).thenOnceOnly();
  });

  it("refuses a variant in stock, and one that isn't sold", () => {
    given()
      .when(request({ available: 1 }))
      .thenRefused({ message: "This item is in stock. You can order it now." });
    given()
      .when(request({ available: null }))
      .thenRefused({ code: "NOT_FOUND" });
  });

  it("can be repeated after its end", () => {
    given(requested, sent)
      .when(request({ at: later }))
      .then({ type: "StockAlertRequested", data: { ...requested.data, at: later } });
  });

  it("sends a guest no second email within ten minutes, and keeps the first id", () => {
    const again = request({ ...guest, userId: "guest-2", email });
    given(requestedByGuest).when(again).then();
    given(requestedByGuest)
      .when({ ...again, at: later } as StockAlertCommand)
      .then({
        type: "StockAlertRequested",
        data: { ...guest, language: "en", at: later, email, again: true },
      });
  });
});

describe("an alert of a guest", () => {
  it("waits for its confirmation, which may be repeated", () => {
    given(requestedByGuest).when(send(3)).then();
    given(requestedByGuest).when({ type: "ConfirmStockAlert" }).then(confirmed);
    given(requestedByGuest, confirmed).when({ type: "ConfirmStockAlert" }).then();
  });

  it("can't be confirmed after its end", () => {
    given().when({ type: "ConfirmStockAlert" }).thenRefused({ code: "NOT_FOUND" });
    given(requestedByGuest, {
      type: "StockAlertRemoved",
      data: { ...guest, by: "expiry", wasConfirmed: false },
    })
      .when({ type: "ConfirmStockAlert" })
      .thenRefused({ code: "NOT_FOUND" });
  });
});

describe("sending an alert", () => {
  it("ends it, so that it is sent once", () => {
    given(requested).when(send(3)).then(sent);
    given(requested).when(send(3)).thenOnceOnly();
  });

  it("does nothing while there is no stock", () => {
    given(requested).when(send(0)).then();
  });
});

describe("removing an alert", () => {
  it("says whether it was confirmed, and happens once", () => {
    given(requested)
      .when(remove)
      .then({ type: "StockAlertRemoved", data: { ...part, by: "person", wasConfirmed: true } });
    given(requestedByGuest)
      .when(remove)
      .then({ type: "StockAlertRemoved", data: { ...guest, by: "person", wasConfirmed: false } });
    given(requested, sent).when(remove).then();
  });
});
