import type { Advice } from '../messages/password-advice.ts';
import type { Estimate } from './password-estimator.ts';

/** Characters (specification, point 9). */
export const passwordMinimum = 6;

export type Strength = 'none' | 'weak' | 'fair' | 'good' | 'strong';

const strengths = ['weak', 'weak', 'fair', 'good', 'strong'] as const;

/** A hint only; the server decides which passwords are accepted. */
export const ratePassword = (
  password: string,
  { score, isCommon }: Estimate,
): Readonly<{ strength: Strength; advice: Advice }> => {
  const strength = isCommon || password.length < passwordMinimum ? 'weak' : strengths[score];
  return { strength, advice: isCommon ? 'common' : strength };
};
