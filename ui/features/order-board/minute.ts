import { use } from "react";
import { useClock } from "../../components/clock.ts";
import { MomentContext } from "./moment.ts";

/** The time, exact to a quarter of a minute. On a board of the past, its moment. */
export function useNow(): number {
  const moment = use(MomentContext);
  const present = useClock();
  return moment ?? present;
}
