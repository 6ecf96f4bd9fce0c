import type { Page } from "@playwright/test";
import { someAddress, type ApiClient, type Person } from "../testing/api-client.ts";
import { ask } from "../testing/ask.ts";
import { samplePicture } from "../testing/sample-picture.ts";
import { historyScreens } from "./screens/history.ts";
import { orderScreens } from "./screens/orders.ts";
import type { Screen } from "./screens/screen.ts";
import { shopScreens } from "./screens/shop.ts";
import { staffScreens } from "./screens/staff.ts";
import { openSettled } from "./open-settled.ts";
import { english, type ScreenTexts } from "./screen-texts.ts";

/** Every screen that is tested with axe and compared with its mock page. */
export const screens: readonly Screen[] = [
  ...shopScreens,
  ...orderScreens,
  ...staffScreens,
  ...historyScreens,
];

export const themes = ["light", "dark"] as const;
export const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/**
 * Fills the screens: a cart with two lines, three orders in progress, one delivered, one cancelled,
 * a review, three issue reports.
 */
export const furnish = async (api: ApiClient, shopper: Person): Promise<void> => {
  const admin = await api.admin();
  const place = async (productId: string, price: number, buyer = shopper) => {
    const answer = await api.rest(buyer, "POST", "/order/", {
      orderItems: [{ productId, quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: price + 500,
      again: true,
    });
    return (answer.body as { readonly data: { readonly _id: string } }).data._id;
  };
  const move = (id: string, status: string) => api.rest(admin, "PUT", `/order/${id}`, { status });
  await move(await place("uva-kettle", 9850), "Delivered");
  await move(await place("poya-mirror", 27_300), "Item Packing");
  await move(await place("poya-mirror", 27_300, admin), "Delivered");
  await api.rest(admin, "POST", "/products/reviews/poya-mirror", {
    rating: 4,
    comment: "It makes the hall twice as wide.",
  });
  const onTheRoad = await place("sigiri-table-lamp", 18_750);
  for (const _turn of [1, 2, 3]) {
    await move(onTheRoad, "Item Packing");
    await move(onTheRoad, "Out for Delivery");
  }
  await api.graphql(
    shopper,
    "mutation ($id: ID!) { cancelOrder(orderId: $id, reason: WRONG_PIECE) { __typename } }",
    { id: await place("mannar-rice-jars", 13_600) },
  );
  await place("dumbara-wall-hanging", 21_500);
  const leg = {
    name: "leg.png",
    data: `data:image/png;base64,${samplePicture.toString("base64")}`,
  };
  const reports = [
    [shopper, "The parcel came late", []],
    [shopper, "A leg is loose", []],
    // One screen needs the shopper's address unverified; files require a verified one, so the admin
    // sends this report.
    [admin, "A leg is loose", [leg]],
  ] as const;
  for (const [sender, subject, attachments] of reports) {
    await api.rest(sender, "POST", "/reports", {
      issueType: "Product Defect",
      subject,
      description: "The left one, since the second day.\nThe others stand well.",
      email: "shopper@example.lk",
      attachments,
    });
  }
  await addPhone(api);
  await api.rest(shopper, "POST", "/cart", { productId: "uva-kettle", quantity: 2 });
  await api.rest(shopper, "POST", "/cart", { productId: "kandalama-sofa", quantity: 1 });
};

/** Adds the shopper's phone to the devices for messages. It receives none. */
const addPhone = async (api: ApiClient): Promise<void> => {
  const userAgent = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile";
  const signedIn = await api.rest(
    null,
    "POST",
    "/users/auth",
    { email: "shopper@example.lk", password: "a good password" },
    { "user-agent": userAgent },
  );
  const { _id: id, token } = signedIn.body as { readonly _id: string; readonly token: string };
  const phone = { id, token };
  const { devices } = await ask<{ readonly devices: readonly { readonly id: string }[] }>(
    api,
    phone,
    `mutation ($input: PushSubscriptionInput!) {
      addPushDevice(input: $input) { ... on PushDevicesChanged { devices { id } } }
    }`,
    {
      input: {
        endpoint: "https://fcm.googleapis.com/fcm/send/phone",
        p256dh: `BA${"A".repeat(85)}`,
        auth: "A".repeat(22),
      },
    },
  );
  const off = { orders: false, alerts: false, newOrders: false };
  await ask(
    api,
    phone,
    `mutation ($id: ID!, $off: PushTopicsInput!) {
      setPushTopics(id: $id, topics: $off) { __typename }
    }`,
    { id: devices[0]?.id, off },
  );
};

/** Opens a screen and waits until it has settled; `words` are the texts in its language. */
export const openScreen = async (
  page: Page,
  url: string,
  screen: Screen,
  words: ScreenTexts = english,
): Promise<void> => {
  await openSettled(page, `${url}${screen.path}`);
  await screen.open?.(page, words);
  await comeToRest(page);
};

/** Waits for fonts and finishes every finite animation: a busy machine may draw no frame for it. */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  });

/** Gives the page a user's existing session. */
export const useSession = async (page: Page, url: string, who: Person): Promise<void> => {
  await page.context().addCookies([{ name: "nivasa_session", value: who.token, url }]);
};
