/** The page and its ink in each theme (`--page`, `--ink`), for previews in both. */
export const grounds = {
  light: "bg-[oklch(0.966_0.007_128)] text-[oklch(0.24_0.018_66)]",
  dark: "bg-[oklch(0.205_0.015_160)] text-[oklch(0.945_0.008_115)]",
} as const;
