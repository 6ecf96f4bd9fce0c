import { testScreensIn } from "./screen-tests.ts";

// `npm test -- screens` tests the other widths and theme, `-- languages` the other languages.
testScreensIn("en", { briefly: true });
