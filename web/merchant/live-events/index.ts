export { LiveUpdates } from './LiveUpdates.tsx';
export { SoundSwitch } from './SoundSwitch.tsx';
export { playSound, prepareSound, switchSound, useSound } from './sound.ts';
export type { SoundEvent } from './sound.ts';
