import type { BackupProgress } from "../backups/take.ts";

const secondMs = 1000;

const names: Readonly<Record<BackupProgress["step"], string>> = {
  log: "Copying the log",
  accounts: "Copying the accounts",
  files: "Copying files",
  restoring: "Restoring a copy",
  folding: "Building its read models",
};

/** Prints each step when it begins, and its progress once a second. */
export const printSteps = (
  print: (line: string) => void,
  now: () => number = () => performance.now(),
): ((progress: BackupProgress) => void) => {
  let step: BackupProgress["step"] | null = null;
  let printedAt = 0;
  return (progress) => {
    const isNew = progress.step !== step;
    if (!isNew && now() - printedAt < secondMs) return;
    step = progress.step;
    printedAt = now();
    print(isNew ? names[step] : `${names[step]}: ${Math.floor(progress.share * 100)} %`);
  };
};
