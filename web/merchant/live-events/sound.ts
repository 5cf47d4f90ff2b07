import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../shared/browser-storage.ts';

const { key } = browserStorage.sound;
const listeners = new Set<() => void>();
let context: AudioContext | undefined;

const isOn = (): boolean => localStorage.getItem(key) === 'on';

/** Browsers allow sound only after a user gesture (autoplay policy). */
const prepare = async (): Promise<void> => {
  if (!isOn()) return;
  context ??= new AudioContext();
  await context.resume();
};
const onGesture = (): void => void prepare();

/** Two notes, a fourth apart; `after` in seconds. The sound lasts half a second. */
const notes = [
  { hertz: 880, after: 0 },
  { hertz: 1_174.7, after: 0.12 },
] as const;

/** Plays the payment sound if it is switched on in this browser. */
export const playSound = (): void => {
  if (!isOn() || context?.state !== 'running') return;
  for (const { hertz, after } of notes) {
    const start = context.currentTime + after;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    const tone = new OscillatorNode(context, { frequency: hertz });
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.45);
  }
};

export const switchSound = (on: boolean): void => {
  localStorage.setItem(key, on ? 'on' : 'off');
  void prepare().then(playSound);
  for (const listener of listeners) listener();
};

/** Whether the payment sound is on in this browser; off by default. */
export const useSound = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    window.addEventListener('pointerdown', onGesture, { once: true });
    window.addEventListener('keydown', onGesture, { once: true });
    return () => {
      listeners.delete(listener);
      window.removeEventListener('pointerdown', onGesture);
      window.removeEventListener('keydown', onGesture);
    };
  }, isOn);
