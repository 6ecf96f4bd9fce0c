import { testScreensIn } from "./looked-at.ts";
import { test } from "./shop-test.ts";

test.describe.configure({ mode: "parallel" });

// The other languages are looked at by `npm run test:languages`.
testScreensIn("en");
