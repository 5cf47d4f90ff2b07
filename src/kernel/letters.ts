import { token } from './token.ts';

/** What each letter has, whatever it is about. */
export type Addressed = Readonly<{
  /** Exactly one e-mail. */
  to: string;
  /**
   * The part of the Message-ID before `@`, or the whole of it as `<…@…>`; the same on every retry, so that a mailbox shows a
   * repeated letter once.
   */
  id: string;
}>;

/** A kind of letter; `T` is its data. */
export type LetterType<T extends Addressed> = Readonly<{
  name: string;
  /** Carries the type; never set. */
  __data?: (data: T) => void;
}>;
/** @param name `<module>.<letter>` */
export const letterType = <T extends Addressed>(name: string): LetterType<T> => ({ name });

/** REFUSED: by the mail server of the recipient, for good, with its reason; a retry would be refused, too. */
export type LetterOutcome = Readonly<{ outcome: 'SENT' } | { outcome: 'REFUSED'; reason: string }>;

/** Sends the letters of all modules: a use-case says what a letter is about, a pure function of its module writes it. */
export interface Letters {
  /** @throws Error when a later attempt may succeed */
  send<T extends Addressed>(type: LetterType<T>, data: T): Promise<LetterOutcome>;
}
export const Letters = token<Letters>('kernel.Letters');
