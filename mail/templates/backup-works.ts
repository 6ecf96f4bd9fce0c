import { z } from "zod";
import { timeInColombo } from "#domain/values/colombo.ts";
import { template } from "./template.ts";

const data = z.object({ at: z.string() });

/** Reports to an owner that the shop is backed up again. */
export const backupWorks = template(data, ({ at }, { t: { backupWorks: t }, shop }) => ({
  subject: t.title,
  title: t.title,
  paragraphs: [
    {
      text: t.works(timeInColombo(at)),
      link: { label: t.link, url: `${shop}/admin/read-models` },
    },
  ],
}));
