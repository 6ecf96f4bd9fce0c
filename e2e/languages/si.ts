import { testScreensIn } from "../looked-at.ts";

testScreensIn("si");
