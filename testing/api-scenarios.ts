import type { Scenario } from "./scenario.ts";
import { cartScenarios } from "./scenarios/cart.ts";
import { orderScenarios } from "./scenarios/orders.ts";
import { passwordScenarios } from "./scenarios/password.ts";
import { placementScenarios } from "./scenarios/placement.ts";
import { productScenarios } from "./scenarios/products.ts";
import { profileScenarios } from "./scenarios/profile.ts";
import { issueReportScenarios } from "./scenarios/issue-reports.ts";
import { reviewScenarios } from "./scenarios/reviews.ts";
import { catalogueScenarios } from "./scenarios/catalogue.ts";
import { signInScenarios } from "./scenarios/sign-in.ts";
import { verificationScenarios } from "./scenarios/verification.ts";

/** The scenarios that both APIs must pass. */
export const apiScenarios: readonly Scenario[] = [
  ...catalogueScenarios,
  ...cartScenarios,
  ...placementScenarios,
  ...orderScenarios,
  ...productScenarios,
  ...reviewScenarios,
  ...issueReportScenarios,
  ...signInScenarios,
  ...profileScenarios,
  ...passwordScenarios,
  ...verificationScenarios,
];
