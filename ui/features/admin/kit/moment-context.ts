import { createContext } from "react";

/** The time of a past board, in milliseconds; null for the present. */
export const MomentContext = createContext<number | null>(null);
