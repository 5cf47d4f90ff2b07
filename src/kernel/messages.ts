import type { FailureParams } from './failure.ts';
import type { Language } from './language.ts';
import { token } from './token.ts';

/** Words for people, chosen at the edge by a stable code. */
export interface Messages {
  /** @throws Error when no catalogue knows the code. */
  say(language: Language, code: string, params?: FailureParams): string;
  knows(code: string): boolean;
}
export const Messages = token<Messages>('kernel.Messages');
