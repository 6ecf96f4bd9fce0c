import { testScreensIn } from "./screen-tests.ts";
import { test } from "./shop-test.ts";

test.describe.configure({ mode: "parallel" });

// `npm test -- screens` checks every width and theme, `-- languages` the other languages.
testScreensIn("en", { briefly: true });
