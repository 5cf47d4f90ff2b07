import { readRecoveryCode, readTotpCode } from '../domain/recovery-code.ts';
import { confirmed, isTotp, type PasskeyFactor } from '../domain/second-factor.ts';
import type { PasskeyResponse, Passkeys } from '../ports/passkeys.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { TotpSecrets } from '../ports/totp-secrets.ts';

export type CodeDeps = Readonly<{
  factors: SecondFactors;
  totp: TotpSecrets;
  passwords: PasswordHashing;
}>;
type GivenCode = Readonly<{ userId: number; code: string; now: Date }>;

/**
 * The stored form of a recovery code. A keyed digest is enough: a code has 50 random bits, so that even a copy of the
 * table cannot be searched without the pepper; bcrypt would take ten places in the queue of passwords for each check.
 */
export const recoveryDigest = (passwords: PasswordHashing, userId: number, code: string): string =>
  passwords.digest(`recovery code ${userId} ${code}`);

const useTotpCode = async (
  { factors, totp }: CodeDeps,
  { userId, code, now }: GivenCode,
): Promise<boolean> => {
  for (const factor of confirmed(await factors.ofUser(userId)).filter(isTotp)) {
    const step = await totp.stepOf(factor.id, { sealed: factor.sealedSecret, code, now });
    if (step === null || step <= (factor.lastStep ?? -1)) continue;
    await factors.save({ ...factor, lastStep: step, lastUsedAt: now });
    return true;
  }
  return false;
};

/**
 * Uses a code of an authenticator app or a recovery code, each once. Call it in a transaction that holds the lock of the
 * user's row: of two equal codes at once one is accepted.
 */
export const useCode = async (deps: CodeDeps, { userId, code, now }: GivenCode): Promise<boolean> => {
  const digits = readTotpCode(code);
  if (digits !== null) return useTotpCode(deps, { userId, code: digits, now });
  const recovery = readRecoveryCode(code);
  if (recovery === null) return false;
  return deps.factors.useCode(userId, recoveryDigest(deps.passwords, userId, recovery), now);
};

/**
 * Uses a passkey of this user. Call it in a transaction that holds the lock of the user's row.
 * @returns null for a passkey of another user and for a response that does not fit the challenge
 */
export const usePasskey = async (
  { factors, passkeys }: Readonly<{ factors: SecondFactors; passkeys: Passkeys }>,
  {
    userId,
    response,
    challenge,
    now,
  }: Readonly<{ userId: number; response: PasskeyResponse; challenge: Uint8Array; now: Date }>,
): Promise<PasskeyFactor | null> => {
  const factor = await factors.withCredential(response.id);
  if (factor === null || factor.userId !== userId) return null;
  const verified = await passkeys.verifyRequest(response, { challenge, credential: factor });
  if (verified === null) return null;
  const used = { ...factor, ...verified, lastUsedAt: now };
  await factors.save(used);
  return used;
};
