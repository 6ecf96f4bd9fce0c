/** The part of `draco3dgltf` that the shop uses; the package ships no types. */
declare module "draco3dgltf" {
  const draco: {
    readonly createDecoderModule: () => Promise<unknown>;
    readonly createEncoderModule: () => Promise<unknown>;
  };
  export default draco;
}
