/** Environment variable with the seed of the property tests. */
export const seedVariable = "TEST_SEED";

/** Environment variable with the half of the screens that a run checks: 0 or 1. */
export const halfVariable = "SCREENS_HALF";
