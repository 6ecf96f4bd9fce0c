import * as t from "#texts/push.ts";
import { MessageBox } from "../../../components/message-box.tsx";
import type { PushStatus } from "./use-push.ts";
import { useShop } from "../../../components/shop-context.ts";

/** Why this browser can't receive messages; nothing if it can. */
export function PushObstacle({ status }: { status: PushStatus }) {
  const { name: shopName } = useShop();
  if (status === "blocked")
    return <MessageBox tone="warn">{t.blocked(window.location.host)}</MessageBox>;
  if (status === "home-screen")
    return <MessageBox tone="info">{t.addToHomeScreen(shopName)}</MessageBox>;
  if (status === "unsupported") return <MessageBox tone="info">{t.notSupported}</MessageBox>;
  return null;
}
