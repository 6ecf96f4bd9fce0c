/** The part of gltf-validator that the shop uses; the package brings no types. */
declare module "gltf-validator" {
  export interface ValidationReport {
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      readonly messages: readonly {
        readonly code: string;
        readonly severity: 0 | 1 | 2 | 3;
        readonly message: string;
      }[];
    };
    /** Missing where the file cannot be read at all. */
    readonly info?: {
      readonly version?: string;
      readonly materialCount?: number;
      readonly totalTriangleCount?: number;
      readonly resources?: readonly {
        readonly storage?: string;
        readonly image?: { readonly width: number; readonly height: number };
      }[];
    };
  }

  const validator: {
    /** Rejects where the bytes are nothing of glTF. */
    readonly validateBytes: (
      content: Uint8Array,
      options: {
        readonly format: "glb";
        readonly maxIssues: number;
        readonly writeTimestamp: boolean;
        /** Severities of issues by their codes. */
        readonly severityOverrides?: Readonly<Record<string, 0 | 1 | 2 | 3>>;
      },
    ) => Promise<ValidationReport>;
  };
  export default validator;
}
