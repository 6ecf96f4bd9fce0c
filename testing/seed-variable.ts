/** Environment variable with the seed of the property tests. */
export const seedVariable = "TEST_SEED";
