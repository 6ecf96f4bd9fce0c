import { cleanup, configure, getConfig } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach } from "vitest";
import { patienceMs } from "./patience.ts";
import { addShop } from "./default-shop.ts";
import { quickStyles } from "./quick-styles.ts";

addShop(document);
configure({ asyncUtilTimeout: patienceMs });
quickStyles(window);

// This file runs before each test file, and test files share the library with its configuration.
const waitsForEffects = Symbol.for("waits for effects");
const { asyncWrapper } = getConfig();
const queueTask = setImmediate;

// React runs the effects of a commit in a task after it, which a busy machine may start after
// `findBy` has returned. A task queued here runs after that one. Without it, a test that checks the
// focus or a subscription right after `findBy` fails now and then.
const waitForEffects: typeof asyncWrapper = (callback) =>
  asyncWrapper(async () => {
    const result: unknown = await callback();
    await new Promise<void>((resolve) => void queueTask(resolve));
    return result;
  });

if (!(waitsForEffects in asyncWrapper)) {
  configure({ asyncWrapper: Object.assign(waitForEffects, { [waitsForEffects]: true }) });
}

// Files share a page, so what one of them leaves would be found by the next.
afterEach(cleanup);

// Files share sonner, which shows the toasts of an earlier test on the shelf of the next one.
afterEach(() => void toast.dismiss());

// jsdom lays nothing out, so an observer of sizes has nothing to report.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  },
});
