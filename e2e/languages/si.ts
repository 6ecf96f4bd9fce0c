import { testScreensIn } from "../screen-tests.ts";

testScreensIn("si");
