/** Something that was looked at in a file, in words. */
export interface Finding {
  readonly tone: "good" | "note" | "bad";
  readonly text: string;
  readonly detail?: string;
}

/** Outer size in centimetres. */
export interface MeasuredSize {
  readonly widthCm: number;
  readonly depthCm: number;
  readonly heightCm: number;
}

/** A file as the shop keeps it. */
export interface TakenFile {
  readonly outcome: "taken";
  /** Where it is found from now on. */
  readonly url: string;
  readonly findings: readonly Finding[];
  /** Of a model; null of a picture. */
  readonly measured: MeasuredSize | null;
}

/** A file the shop does not keep; nothing of it is stored. */
export interface RefusedFile {
  readonly outcome: "refused";
  readonly message: string;
  readonly findings: readonly Finding[];
}

export const refused = (message: string, findings: readonly Finding[] = []): RefusedFile => ({
  outcome: "refused",
  message,
  findings,
});
