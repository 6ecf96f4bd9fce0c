/** The lamp beside a camera, which TypeScript's own types do not know yet. */
type LampSettings = MediaTrackCapabilities & { readonly torch?: boolean };

/** Not every browser tells what a camera can do. */
type Capable = Partial<Pick<MediaStreamTrack, "getCapabilities">>;

const lampTrack = (stream: MediaStream): MediaStreamTrack | undefined =>
  stream.getTracks().find((track) => {
    const can: LampSettings | undefined = (track as Capable).getCapabilities?.();
    return can?.torch === true;
  });

/** Whether the camera has a lamp that pages may switch. */
export const hasLight = (stream: MediaStream): boolean => lampTrack(stream) !== undefined;

/** Switches the lamp of a camera. Rejects where the device does not do it. */
export const switchLight = async (stream: MediaStream, on: boolean): Promise<void> => {
  await lampTrack(stream)?.applyConstraints({
    advanced: [{ torch: on } as MediaTrackConstraintSet],
  });
};
