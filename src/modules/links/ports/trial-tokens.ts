import { token } from '#kernel/token.ts';
import type { Trial } from '../domain/trial.ts';

/** Seals a trial in the token of its URL: nothing of it is stored. */
export interface TrialTokens {
  seal(trial: Trial): string;
  /** null for a token that was not sealed here. */
  open(token: string): Trial | null;
}
export const TrialTokens = token<TrialTokens>('links.TrialTokens');
