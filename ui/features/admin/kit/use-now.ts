import { use } from "react";
import { useClock } from "../../../components/clock.ts";
import { MomentContext } from "./moment-context.ts";

/** The current time, accurate to 15 seconds. On a past board, its time. */
export function useNow(): number {
  const moment = use(MomentContext);
  const present = useClock();
  return moment ?? present;
}
