import type { Actor } from './actor.ts';
import type { Language } from './language.ts';

/** A recent event for the back office; the description is a text in the language that was asked for. */
export type Activity<Type extends string = string> = Readonly<{
  /** Unique among all sources: `payment-7-2`. */
  id: string;
  type: Type;
  description: string;
  at: Date;
  status: 'success' | 'warning' | 'error';
}>;

/** Recent events of one module, newest first, at most `limit`. @throws SignInNeeded, NotAllowed */
export type ActivitySource<Type extends string = string> = (
  query: Readonly<{ actor: Actor; limit: number; language: Language }>,
) => Promise<readonly Activity<Type>[]>;
