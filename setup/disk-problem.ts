/** Causes and remedies of failures to write, by what their messages contain. */
const remedies = [
  [/ENOSPC|EDQUOT|os error 28/i, "The disk is full. Free space, then try again."],
  [/EROFS|os error 30/i, "The disk is read-only. Use a checkout on a writable disk."],
  [/EACCES|EPERM|os error 13/i, "This user may not write to the checkout. Change its owner."],
] as const;

/**
 * Describes the failure of a step for the terminal: one line if the disk refused, otherwise the
 * stack trace.
 */
export const explainFailure = (step: string, error: unknown): string => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const remedy = remedies.find(([cause]) => cause.test(message))?.[1];
  return remedy ? `${step} failed: ${message.split("\n", 1)[0]}. ${remedy}` : (stack ?? message);
};
