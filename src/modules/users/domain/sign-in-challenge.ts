import { isAhead } from '#kernel/clock.ts';

/** What a challenge is for; only a nameless sign-in by passkey has no user. */
export type ChallengePurpose = 'SIGN_IN' | 'PASSKEY_SIGN_IN' | 'ADD_PASSKEY';

/** A challenge as stored: valid for five minutes, and used once. */
export type SignInChallenge = Readonly<{
  id: string;
  userId: number | null;
  purpose: ChallengePurpose;
  /** 32 random bytes that a passkey signs. */
  challenge: Uint8Array;
  createdAt: Date;
  expiresAt: Date;
  /** Wrong answers so far. */
  attempts: number;
}>;

/** A challenge of a user. */
export type UserChallenge = SignInChallenge & Readonly<{ userId: number }>;

const lifetimeMs = 5 * 60_000;
/** Wrong answers that end a challenge. */
const maxAttempts = 5;
/** Random bytes of a challenge (WebAuthn asks for at least 16). */
export const challengeBytes = 32;

type Opening = Pick<SignInChallenge, 'id' | 'userId' | 'purpose' | 'challenge'>;

export const openChallenge = (opening: Opening, now: Date): SignInChallenge => ({
  ...opening,
  createdAt: now,
  expiresAt: new Date(now.getTime() + lifetimeMs),
  attempts: 0,
});

/** Whether the challenge may still be answered; one of a clock that was ahead may not. */
export const isOpen = ({ createdAt, expiresAt, attempts }: SignInChallenge, now: Date): boolean =>
  expiresAt > now && !isAhead(createdAt, now) && attempts < maxAttempts;
