import { testScreensIn } from "./screen-tests.ts";
import { test } from "./shop-test.ts";

test.describe.configure({ mode: "parallel" });

// `npm test -- languages` checks the other languages.
testScreensIn("en");
