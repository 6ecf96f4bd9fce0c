import { root } from "./install.ts";
import { makeModels } from "./models.ts";

/**
 * `npm run catalogue`: creates the models of the sample products in the folder that the shop
 * serves.
 */
await makeModels(`${root}dist/models`);
