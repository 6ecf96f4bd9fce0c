import { viewerOf, type Context } from "#graphql/context.ts";

/** Whether the viewer may see personal data in the log. */
export const seesPersonal = (context: Context): boolean => viewerOf(context).role === "admin";
