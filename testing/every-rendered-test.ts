import { configure, getConfig } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach } from "vitest";
import { patienceMs } from "./patience.ts";

const { asyncWrapper } = getConfig();
const queueTask = setImmediate;

configure({
  asyncUtilTimeout: patienceMs,
  // React runs the effects of a commit in a task after it, which a busy machine may start after
  // `findBy` has returned. A task queued here runs after that one. Without it, a test that checks
  // the focus or a subscription right after `findBy` fails now and then.
  asyncWrapper: (callback) =>
    asyncWrapper(async () => {
      const result: unknown = await callback();
      await new Promise<void>((resolve) => void queueTask(resolve));
      return result;
    }),
});

// Files share sonner, which shows the toasts of an earlier test on the shelf of the next one.
afterEach(() => void toast.dismiss());
