import { describe, expect, it, onTestFinished } from "vitest";
import { apiClient, someAddress } from "../../testing/api-client.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { canTrace, startTracedShop, type SystemCall } from "../../testing/traced-shop.ts";

/** The system calls before each response, starting after the previous response. */
const byAnswer = (calls: readonly SystemCall[]): SystemCall[][] => {
  const parts: SystemCall[][] = [[]];
  for (const call of calls) {
    if (call === "answer sent") parts.push([]);
    else parts.at(-1)?.push(call);
  }
  return parts.slice(0, -1);
};

describe.skipIf(!canTrace)("a command's response (skipped without strace)", () => {
  it("is sent only after its events are on the disk", async () => {
    const { shop, stop } = await startTracedShop(temporaryDirectory());
    onTestFinished(shop.kill);
    const client = apiClient(shop.url);
    const ann = await client.signUp("ann");
    const commands = [
      ["/cart", { productId: "uva-kettle", quantity: 1 }],
      ["/cart", { productId: "poya-mirror", quantity: 2 }],
      [
        "/order/",
        {
          orderItems: [{ productId: "uva-kettle", quantity: 1 }],
          shippingAddress: someAddress,
          totalPrice: 10_350,
          again: true,
        },
      ],
      ["/cart", { productId: "uva-kettle", quantity: 1 }],
    ] as const;
    for (const [path, body] of commands) {
      expect((await client.rest(ann, "POST", path, body)).status).toBeLessThan(300);
    }
    const answers = byAnswer(await stop()).slice(-commands.length);
    expect(answers).toHaveLength(commands.length);
    for (const calls of answers) {
      const written = calls.indexOf("event written");
      expect(written, calls.join(", ")).not.toBe(-1);
      expect(calls.lastIndexOf("log flushed"), calls.join(", ")).toBeGreaterThan(written);
    }
  });
});
