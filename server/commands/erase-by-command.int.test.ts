import { beforeAll, expect, it, onTestFinished } from "vitest";
import type { Person } from "../../testing/api-client.ts";
import { startCommand, type CommandProcess } from "../../testing/command-process.ts";
import { copyOf, filledDirectory } from "../../testing/filled-directory.ts";
import { openTestShop } from "../../testing/test-shop.ts";

let closed: { readonly directory: string; readonly ann: Person; readonly bob: Person };
beforeAll(async () => {
  const directory = filledDirectory();
  const shop = await openTestShop({ DATA_DIR: directory });
  closed = { directory, ann: await shop.signUp("ann"), bob: await shop.signUp("bob") };
  await shop.close();
});

/** A directory of a closed shop with two accounts. */
const closedShop = () => ({ ...closed, directory: copyOf(closed.directory) });

const erase = (directory: string, ...args: readonly string[]): CommandProcess =>
  startCommand("erase-account", { DATA_DIR: directory, LOG_LEVEL: "fatal" }, args);

it("erases by email after the email is typed, and by id without a question", async () => {
  const { directory, ann, bob } = closedShop();
  const asking = erase(directory, "Ann@Example.lk ");
  await asking.wrote("Type ann@example.lk to erase the account: ");
  asking.type("ann@example.lk\n");
  const { code, output } = await asking.ended;
  expect(output).toContain("ann (ann@example.lk), shopper since ");
  expect(output).toContain("Erased. Orders that stay without a buyer: 0.");
  expect(code).toBe(0);
  expect(await erase(directory, bob.id, "--yes").ended).toMatchObject({ code: 0 });

  const shop = await openTestShop({ DATA_DIR: directory });
  onTestFinished(shop.close);
  for (const who of [ann, bob]) expect((await shop.rest(who, "GET", "/cart")).status).toBe(401);
});

it("erases no account if something else or nothing is typed", async () => {
  const { directory, ann } = closedShop();
  for (const typed of ["bob@example.lk\n", "\n", null]) {
    const asking = erase(directory, ann.id);
    await asking.wrote("to erase the account: ");
    if (typed === null) asking.endInput();
    else asking.type(typed);
    const { code, output } = await asking.ended;
    expect(output).toContain("\nNothing was erased: that is not the account's email.\n");
    expect(code).toBe(1);
  }
  const shop = await openTestShop({ DATA_DIR: directory });
  onTestFinished(shop.close);
  expect((await shop.rest(ann, "GET", "/cart")).status).toBe(200);
});

it("explains what is wrong with its arguments", async () => {
  const { directory } = closedShop();
  const erased = async (...args: readonly string[]) => {
    const { code, output } = await erase(directory, ...args, "--yes").ended;
    expect(code).toBe(1);
    return output;
  };
  expect(await erased()).toContain("Name the account: npm run shop -- erase-account EMAIL_OR_ID");
  expect(await erased("cid@example.lk")).toContain(
    "no account with the email or id cid@example.lk",
  );
  expect(await erased("admin@nivasa.lk")).toContain("Nothing was erased. The shop needs an owner.");
  const shop = await openTestShop({ DATA_DIR: directory });
  onTestFinished(shop.close);
  expect(await erased("ann@example.lk")).toMatch(/A shop is running on .* admin area under People/);
});
