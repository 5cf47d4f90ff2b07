import { confirmed } from '../domain/second-factor.ts';
import type { SecondFactors } from '../ports/second-factors.ts';

/** A way to complete a sign-in whose password was right. */
export type SecondStep = 'TOTP' | 'PASSKEY' | 'RECOVERY_CODE';

/** The ways that an account has; empty without a second factor. */
export const secondStepsOf = async (
  { factors }: Readonly<{ factors: SecondFactors }>,
  userId: number,
): Promise<SecondStep[]> => {
  const kinds = new Set<SecondStep>(confirmed(await factors.ofUser(userId)).map(({ kind }) => kind));
  if (kinds.size > 0 && (await factors.countCodes(userId)) > 0) kinds.add('RECOVERY_CODE');
  return [...kinds];
};
