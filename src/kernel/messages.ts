import type { FailureParams } from './failure.ts';
import type { Language } from './language.ts';
import { token } from './token.ts';

/** The message catalogues of the server. */
export interface Messages {
  /** The message of a code with its placeholders filled. @throws Error when no catalogue has the code */
  say(language: Language, code: string, params?: FailureParams): string;
  /** Whether a catalogue has the code. */
  knows(code: string): boolean;
}
export const Messages = token<Messages>('kernel.Messages');
