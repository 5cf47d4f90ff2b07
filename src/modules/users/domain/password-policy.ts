import type { Role } from '#kernel/actor.ts';
import type { FieldProblem } from '#kernel/failure.ts';

/** Which new passwords are accepted. Every level refuses common ones. */
export type PasswordPolicy = Readonly<{
  /** `strict` requires twelve characters of staff. */
  level: 'basic' | 'strict';
  /** Whether a list of common passwords has the word, which is in lower case. */
  isListed(word: string): boolean;
}>;

/** Specification, point 9. */
const minimum = 6;
const staffMinimum = 12;
/** Bounds the cost of hashing. */
const maximum = 128;

/** Common Bulgarian words, and English ones, also as typed on a Bulgarian keyboard layout. */
const commonWords = [
  'password',
  'passw0rd',
  'parola',
  'парола',
  'qwerty',
  'явертъ',
  'чшертъ',
  'administrator',
  'welcome',
  'letmein',
  'iloveyou',
  'bulgaria',
  'българия',
  'plateno',
];

const isCommon = (password: string, { isListed }: PasswordPolicy): boolean => {
  const plain = password.toLowerCase();
  // Digits and signs around a common word do not make it less common.
  const word = plain.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  // A random password may have a short word of the list between its digits.
  const isMostlyWord = 2 * word.length >= plain.length;
  const isOneCharacter = new Set(plain).size <= 2;
  const isSequence = '01234567890123456789'.includes(plain) || '98765432109876543210'.includes(plain);
  const isWord = commonWords.includes(word) || (isMostlyWord && isListed(word));
  return isOneCharacter || isSequence || isWord || isListed(plain);
};

/** Validates a new password against the policy; the problems never contain the password. */
export const passwordProblems = (
  password: string,
  role: Role,
  policy: PasswordPolicy,
  field = 'password',
): FieldProblem[] => {
  const isStaffStrict = policy.level === 'strict' && role !== 'MERCHANT';
  const shortest = isStaffStrict ? staffMinimum : minimum;
  if (password.length < shortest) {
    return [{ field, code: 'fields.text-too-short', params: { minimum: shortest } }];
  }
  if (password.length > maximum) return [{ field, code: 'fields.text-too-long', params: { maximum } }];
  if (isCommon(password, policy)) return [{ field, code: 'fields.common-password' }];
  return [];
};
