/** Two notes that carry through a kitchen. */
export interface Chime {
  ring(): void;
}

const notes = [880, 1_320];
const noteSeconds = 0.22;

/** The chime of the browser. It stays silent where a browser has no sound, or nobody has touched the page yet. */
export function browserChime(): Chime {
  let context: AudioContext | undefined;
  return {
    ring() {
      if (typeof AudioContext === 'undefined') return;
      const sound = (context ??= new AudioContext());
      void sound.resume();
      notes.forEach((frequency, index) => {
        const tone = sound.createOscillator();
        const volume = sound.createGain();
        const from = sound.currentTime + index * noteSeconds;
        tone.frequency.value = frequency;
        volume.gain.setValueAtTime(0.4, from);
        // A tone that ends at full volume clicks.
        volume.gain.exponentialRampToValueAtTime(0.001, from + 2 * noteSeconds);
        tone.connect(volume).connect(sound.destination);
        tone.start(from);
        tone.stop(from + 2 * noteSeconds);
      });
    },
  };
}
