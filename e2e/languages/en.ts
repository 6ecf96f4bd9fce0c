import { testScreensIn } from "../screen-tests.ts";

testScreensIn("en");
