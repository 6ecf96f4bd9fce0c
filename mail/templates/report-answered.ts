import { z } from "zod";
import { template } from "./template.ts";

const data = z.object({ number: z.string() });

/** Reports that the shop has answered an issue report. */
export const reportAnswered = template(data, ({ number }, { t: { reportAnswered: t }, shop }) => ({
  subject: t.subject(number),
  title: t.title,
  paragraphs: [{ text: t.text(number), link: { label: t.link, url: `${shop}/report-issue` } }],
}));
