/** How long tests wait for an outcome, in milliseconds. Only a busy machine needs this long. */
export const patienceMs = 45_000;
