import { root } from "./install.ts";
import { makeModels } from "./models.ts";

/** `npm run catalogue`: makes the models of the sample products where the shop serves them from. */
await makeModels(`${root}dist/models`);
