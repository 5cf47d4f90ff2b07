import type { HashingTurn } from '#kernel/hashing-turn.ts';
import type { RateLimited } from '#kernel/input-failures.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { SignInAttempt, SignInAttempts } from './sign-in-attempts.ts';

type Deps = Readonly<{ attempts: SignInAttempts; passwords: PasswordHashing }>;
type Given = Readonly<{
  attempt: SignInAttempt;
  password: string;
  hash: string | null;
  turn: HashingTurn;
}>;
type Compared = Readonly<{
  isRight: boolean;
  /** Set when attempts under other names of the account are used up: even the correct password is refused now. */
  pause: RateLimited | null;
}>;

/**
 * Compares a password within the limits of attempts. An attempt for which nothing was compared, because the queue was
 * full or the caller disconnected, does not count.
 * @throws RateLimited, CallerLeft
 */
export const comparePassword = async (
  { attempts, passwords }: Deps,
  { attempt, password, hash, turn }: Given,
): Promise<Compared> => {
  const pause = await attempts.begin(attempt);
  try {
    return { isRight: await passwords.matches(password, hash, turn), pause };
  } catch (error) {
    await attempts.cancel(attempt);
    throw error;
  }
};
