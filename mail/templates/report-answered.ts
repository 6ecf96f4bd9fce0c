import { z } from "zod";
import { template } from "./template.ts";

const data = z.object({ number: z.string() });

/** Says that the shop has answered a report. */
export const reportAnswered = template(data, ({ number }, shop) => ({
  subject: `Report ${number}: answered`,
  title: "We have answered",
  paragraphs: [
    {
      text: `The answer to your report ${number} stands below it, under “Your reports”.`,
      link: { label: "Your reports", url: `${shop}/report-issue` },
    },
  ],
}));
