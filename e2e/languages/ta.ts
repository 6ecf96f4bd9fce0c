import { testScreensIn } from "../looked-at.ts";

testScreensIn("ta");
