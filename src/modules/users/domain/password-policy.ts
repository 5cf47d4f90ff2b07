import type { Role } from '#kernel/actor.ts';
import type { FieldProblem } from '#kernel/failure.ts';

/** `strict` requires twelve characters of staff and refuses common passwords. */
export type PasswordPolicy = 'basic' | 'strict';

/** Specification, point 9. */
const minimum = 6;
const staffMinimum = 12;
/** Bounds the cost of hashing. */
const maximum = 128;

/** The most common passwords, in Latin letters and as typed on a Bulgarian keyboard layout. */
const common = [
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

const isCommon = (password: string): boolean => {
  const plain = password.toLowerCase();
  // Digits and signs around a common word do not make it less common.
  const word = plain.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  const isOneCharacter = new Set(plain).size <= 2;
  const isSequence = '01234567890123456789'.includes(plain) || '98765432109876543210'.includes(plain);
  return isOneCharacter || isSequence || common.includes(word);
};

/** Validates a new password against the policy; the problems never contain the password. */
export const passwordProblems = (
  password: string,
  role: Role,
  policy: PasswordPolicy,
  field = 'password',
): FieldProblem[] => {
  const isStaffStrict = policy === 'strict' && role !== 'MERCHANT';
  const shortest = isStaffStrict ? staffMinimum : minimum;
  if (password.length < shortest) {
    return [{ field, code: 'fields.text-too-short', params: { minimum: shortest } }];
  }
  if (password.length > maximum) return [{ field, code: 'fields.text-too-long', params: { maximum } }];
  if (policy === 'strict' && isCommon(password)) return [{ field, code: 'fields.common-password' }];
  return [];
};
