import { choice } from "../../../components/address-view.ts";
import { allCategories, categoryDisplay } from "./categories.ts";

/** The category in an address; null for all. */
export const categoryChoice = choice(allCategories, (category) => categoryDisplay(category).wall);
