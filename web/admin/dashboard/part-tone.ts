import type * as z from 'zod';
import type { getSystemStatus } from '#contract/system-status.ts';
import type { Tone } from '../../shared/status-tone.ts';

type Status = z.output<typeof getSystemStatus.response>;
type State = Status['api' | 'database' | 'provider' | 'documents' | 'mail'];

/** Red only for a current failure; unknown and unused components are neutral. */
const tones: Readonly<Record<State, Tone>> = {
  online: 'success',
  connected: 'success',
  active: 'success',
  ready: 'success',
  sending: 'success',
  starting: 'info',
  unused: 'neutral',
  unknown: 'neutral',
  away: 'error',
  failing: 'error',
};

export const partTone = (state: State): Tone => tones[state];
