import { readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { buildASTSchema, parse, type GraphQLSchema } from "graphql";
import { enforceAccess } from "./access.ts";
import { maskPersonal } from "./personal.ts";
import { ownAccountResolvers } from "./account/own-account-resolvers.ts";
import { accountResolvers } from "./account/resolvers.ts";
import { pushResolvers } from "./account/push-resolvers.ts";
import { staffResolvers } from "./account/staff-resolvers.ts";
import { addressBookResolvers } from "./address-book/resolvers.ts";
import { cartResolvers } from "./cart/resolvers.ts";
import { categoryResolvers } from "./category/resolvers.ts";
import { deliveryResolvers } from "./delivery/resolvers.ts";
import { historyResolvers } from "./history/resolvers.ts";
import { limitTexts } from "./limit-texts.ts";
import { orderResolvers } from "./order/resolvers.ts";
import { phoneOrderResolvers } from "./order/phone-orders.ts";
import { callResolvers } from "./order/call.ts";
import { todayResolvers } from "./order/today.ts";
import { trackingResolvers } from "./order/tracking.ts";
import { presenceResolvers } from "./presence/resolvers.ts";
import { productResolvers } from "./product/resolvers.ts";
import { backupResolvers } from "./backup/resolvers.ts";
import { readModelResolvers } from "./read-models/resolvers.ts";
import { issueReportResolvers } from "./issue-report/resolvers.ts";
import { reviewResolvers } from "./review/resolvers.ts";
import { promotionResolvers } from "./promotion/resolvers.ts";
import { webhookResolvers } from "./webhook/resolvers.ts";
import { runResolvers } from "./run/resolvers.ts";
import { pageResolvers } from "./page/resolvers.ts";
import { openingResolvers } from "./settings/opening-resolvers.ts";
import { settingsResolvers } from "./settings/resolvers.ts";
import { alertResolvers } from "./alerts/resolvers.ts";
import { demandResolvers } from "./alerts/demand.ts";
import { stockResolvers } from "./stock/resolvers.ts";
import { wishListResolvers } from "./wish-list/resolvers.ts";
import { enumValues } from "./enums.ts";
import { scalars } from "./scalars.ts";

const contract = new URL("../schema.graphql", import.meta.url);

/**
 * Built without validation, because code generation has already validated it. Merging schemas would
 * take longer than everything else.
 */
const readContract = (): GraphQLSchema =>
  buildASTSchema(parse(readFileSync(contract, "utf8"), { noLocation: true }), {
    assumeValidSDL: true,
  });

const buildSchema = (): GraphQLSchema =>
  limitTexts(
    enforceAccess(
      maskPersonal(
        makeExecutableSchema({
          typeDefs: readContract(),
          resolvers: [
            scalars,
            enumValues,
            productResolvers,
            stockResolvers,
            readModelResolvers,
            backupResolvers,
            cartResolvers,
            wishListResolvers,
            alertResolvers,
            demandResolvers,
            orderResolvers,
            phoneOrderResolvers,
            presenceResolvers,
            addressBookResolvers,
            settingsResolvers,
            openingResolvers,
            pageResolvers,
            categoryResolvers,
            deliveryResolvers,
            runResolvers,
            promotionResolvers,
            webhookResolvers,
            todayResolvers,
            trackingResolvers,
            callResolvers,
            reviewResolvers,
            issueReportResolvers,
            historyResolvers,
            accountResolvers,
            ownAccountResolvers,
            pushResolvers,
            staffResolvers,
          ],
          updateResolversInPlace: true,
          resolverValidationOptions: { requireResolversToMatchSchema: "error" },
        }),
      ),
    ),
  );

let built: GraphQLSchema | null = null;

/**
 * The schema with its resolvers, built once per process. Throws if a field has no resolver or no
 * access declaration, or does not say whether a text is personal.
 */
export const shopSchema = (): GraphQLSchema => {
  built ??= buildSchema();
  return built;
};
