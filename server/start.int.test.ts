import { expect, it, vi } from "vitest";
import { openTestShop } from "../testing/test-shop.ts";
import { openRaw } from "../testing/raw-socket.ts";
import { filledDirectory } from "../testing/filled-directory.ts";

const failure = vi.hoisted(() => ({ next: null as Error | null }));

vi.mock(import("#mail/mail.ts"), async (original) => {
  const { createMail } = await original();
  return {
    createMail: (options) => {
      const mail = createMail(options);
      return {
        ...mail,
        async start() {
          if (failure.next) throw failure.next;
          await mail.start();
        },
      };
    },
  };
});

it("closes everything if mails fail to start after the server listens", async () => {
  const dataDir = filledDirectory();
  const whole = await openTestShop({ DATA_DIR: dataDir });
  await whole.close();
  const { port } = new URL(whole.url);
  failure.next = new Error("The queue cannot be read");
  await expect(openTestShop({ DATA_DIR: dataDir, PORT: port })).rejects.toThrow(failure.next);
  await expect(openRaw(whole.url)).rejects.toThrow(/ECONNREFUSED/);
  failure.next = null;
  const again = await openTestShop({ DATA_DIR: dataDir, PORT: port });
  expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
  await again.close();
});
