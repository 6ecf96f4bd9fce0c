/** A result of checking a file, as text. */
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

/** A file that the shop has stored. */
export interface AcceptedFile {
  readonly outcome: "taken";
  /** Its address from now on. */
  readonly url: string;
  readonly findings: readonly Finding[];
  /** Null for a picture. */
  readonly measured: MeasuredSize | null;
}

/** A file the shop refused; nothing of it is stored. */
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
