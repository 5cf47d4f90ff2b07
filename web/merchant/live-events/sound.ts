import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../shared/browser-storage.ts';
import { localStore } from '../../shared/stored.ts';

const { key } = browserStorage.sound;
const listeners = new Set<() => void>();
let context: AudioContext | undefined;
/** Milliseconds of `performance.now()`. */
let lastAt = -Infinity;
const quietMs = 2_000;

/** What this browser can sound for. `counter`: a code on the screen of the counter was paid. */
const soundEvents = ['counter', 'payment', 'declined'] as const;
export type SoundEvent = (typeof soundEvents)[number];

/** Without a choice only the counter sounds. `on` and `off` are from before events could be chosen. */
const storedEvents = (): readonly string[] => {
  const stored = localStore.getItem(key);
  if (stored === null || stored === 'off') return ['counter'];
  return stored === 'on' ? ['counter', 'payment'] : stored.split(' ');
};
const isOn = (event: SoundEvent): boolean => storedEvents().includes(event);

/** Browsers allow sound only after a user gesture (autoplay policy). */
const prepare = async (): Promise<void> => {
  if (!soundEvents.some(isOn)) return;
  context ??= new AudioContext();
  await context.resume();
};
/** Call it in a user gesture: the sound of a later event is allowed. */
export const prepareSound = (): void => void prepare().catch(() => undefined);
const onGesture = prepareSound;

/** Notes: `after` in seconds. The sound lasts half a second; that of a declined card falls. */
const rising = [
  { hertz: 880, after: 0 },
  { hertz: 1_174.7, after: 0.12 },
] as const;
const falling = [
  { hertz: 440, after: 0 },
  { hertz: 329.6, after: 0.16 },
] as const;

const play = (event: SoundEvent): void => {
  // One payment may be two events: that of the counter and that of all payments.
  if (context?.state !== 'running' || performance.now() - lastAt < quietMs) return;
  lastAt = performance.now();
  for (const { hertz, after } of event === 'declined' ? falling : rising) {
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

/** Plays the sound of an event if it is switched on in this browser. */
export const playSound = (event: SoundEvent): void => {
  if (isOn(event)) play(event);
};

/** Stores the choice and plays the sound that was switched on. */
export const switchSound = (event: SoundEvent, on: boolean): void => {
  const others = storedEvents().filter((each) => each !== event);
  localStore.setItem(key, (on ? [...others, event] : others).join(' ') || 'none');
  if (on)
    void prepare()
      .then(() => {
        lastAt = -Infinity;
        play(event);
      })
      .catch(() => undefined);
  for (const listener of listeners) listener();
};

/** Whether the sound of an event is on in this browser. */
export const useSound = (event: SoundEvent): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      window.addEventListener('pointerdown', onGesture, { once: true });
      window.addEventListener('keydown', onGesture, { once: true });
      return () => {
        listeners.delete(listener);
        window.removeEventListener('pointerdown', onGesture);
        window.removeEventListener('keydown', onGesture);
      };
    },
    () => isOn(event),
  );
