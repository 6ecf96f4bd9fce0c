/** TypeScript's own types do not include `torch` yet. */
type LampSettings = MediaTrackCapabilities & { readonly torch?: boolean };

/** Some browsers do not report a camera's capabilities. */
type Capable = Partial<Pick<MediaStreamTrack, "getCapabilities">>;

const lampTrack = (stream: MediaStream): MediaStreamTrack | undefined =>
  stream.getTracks().find((track) => {
    const can: LampSettings | undefined = (track as Capable).getCapabilities?.();
    return can?.torch === true;
  });

/** True if the camera has a lamp that pages may switch. */
export const hasLight = (stream: MediaStream): boolean => lampTrack(stream) !== undefined;

/** Switches the lamp of a camera. Rejects if the device refuses. */
export const switchLight = async (stream: MediaStream, on: boolean): Promise<void> => {
  await lampTrack(stream)?.applyConstraints({
    advanced: [{ torch: on } as MediaTrackConstraintSet],
  });
};
