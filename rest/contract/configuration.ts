import { z } from "zod";
import { importBody } from "../configuration/configuration.ts";
import type { Call } from "./call.ts";

export const configurationCalls: readonly Call[] = [
  {
    method: "get",
    path: "/shop/configuration",
    summary: "Exports the shop's settings, categories and published pages with their pictures.",
    access: "SETTINGS",
    answers: [
      {
        status: 200,
        description: "A zip, as an attachment.",
        body: { mediaType: "application/zip" },
      },
    ],
    refusals: [404],
  },
  {
    method: "post",
    path: "/shop/configuration",
    summary:
      "Lists what an exported configuration would change, or stores it. All of it is checked first.",
    access: "SETTINGS",
    body: importBody,
    answers: [
      {
        status: 200,
        description: "What changes, and what this shop can't take over.",
        body: z.object({
          success: z.literal(true),
          stored: z.boolean(),
          changes: z.array(z.object({ what: z.string(), now: z.string(), after: z.string() })),
          leftOut: z.array(z.string()),
        }),
      },
    ],
    refusals: [409],
  },
];
