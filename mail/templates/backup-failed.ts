import { z } from "zod";
import { template } from "./template.ts";

const data = z.object({ problem: z.string() });

/** Reports to an owner that the shop could not be backed up. */
export const backupFailed = template(data, ({ problem }, { t: { backupFailed: t }, shop }) => ({
  subject: t.title,
  title: t.title,
  paragraphs: [
    { text: t.failed },
    { text: t.reason(problem) },
    { text: t.system.text, link: { label: t.system.link, url: `${shop}/admin/read-models` } },
  ],
}));
