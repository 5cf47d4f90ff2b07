import type { SignInChallenge } from '../domain/sign-in-challenge.ts';

/** Challenges of sign-ins and of new passkeys. */
export interface SignInChallenges {
  add(challenge: SignInChallenge): Promise<void>;
  /** Null for an unknown or used one; expired ones are deleted at night. */
  find(id: string): Promise<SignInChallenge | null>;
  /** Counts a wrong answer. */
  countAttempt(id: string): Promise<void>;
  /** @returns false when it was removed before: of two answers at once one wins */
  remove(id: string): Promise<boolean>;
}
