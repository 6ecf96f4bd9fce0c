import { testScreensIn } from "./looked-at.ts";
import { test } from "./shop-test.ts";

test.describe.configure({ mode: "parallel" });

// `npm run test:languages` checks the other languages.
testScreensIn("en");
