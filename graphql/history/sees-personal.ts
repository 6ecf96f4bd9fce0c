import { viewerOf, type Context } from "#graphql/context.ts";

/** Whether the viewer may see what the log says of people. */
export const seesPersonal = (context: Context): boolean => viewerOf(context).role === "admin";
