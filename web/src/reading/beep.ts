let sound: AudioContext | undefined;

/** Hertz and seconds of the two sounds: one that a scan is taken, and a low one that it is asked. */
const sounds = { taken: [1320, 0.08], asked: [330, 0.32] } as const;

/** Makes a sound for somebody who looks at the goods and not at the screen. A browser without sound stays silent. */
export function beep(kind: keyof typeof sounds): void {
  try {
    sound ??= new AudioContext();
    const [pitch, seconds] = sounds[kind];
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = pitch;
    volume.gain.value = 0.1;
    tone.connect(volume).connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + seconds);
  } catch {
    // The browser has no sound, or refuses it before the first touch.
  }
}
