import { createContext } from "react";

/** The moment that a board of the past shows, in milliseconds; null for the present. */
export const MomentContext = createContext<number | null>(null);
