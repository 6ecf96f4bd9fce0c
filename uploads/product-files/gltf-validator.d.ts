/** The part of gltf-validator that the shop uses; the package ships no types. */
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
    /** Missing if the file can't be read at all. */
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
    /** Rejects if the bytes aren't glTF. */
    readonly validateBytes: (
      content: Uint8Array,
      options: {
        readonly format: "glb";
        readonly maxIssues: number;
        readonly writeTimestamp: boolean;
        /** Severity overrides by issue code. */
        readonly severityOverrides?: Readonly<Record<string, 0 | 1 | 2 | 3>>;
      },
    ) => Promise<ValidationReport>;
  };
  export default validator;
}
