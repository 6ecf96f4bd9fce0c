/** Two soft notes, the second a fourth above the first: hertz, and seconds after the start. */
const notes = [
  { hertz: 659.25, after: 0 },
  { hertz: 880, after: 0.14 },
] as const;

const loudness = 0.12;
const riseS = 0.015;
const fadeS = 0.7;

/** Plays the short tone of a new order; it ends by itself. */
export function playTone(context: AudioContext): void {
  for (const { hertz, after } of notes) {
    const start = context.currentTime + after;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + riseS);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + fadeS);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + fadeS);
  }
}
