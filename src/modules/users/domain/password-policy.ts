import type { Role } from '#kernel/actor.ts';
import type { FieldProblem } from '#kernel/failure.ts';

/** `strict` asks staff for twelve characters and refuses what everybody tries first. */
export type PasswordPolicy = 'basic' | 'strict';

/** Specification, point 9. */
const minimum = 6;
const staffMinimum = 12;
/** Keeps hashing honest; nobody types more. */
const maximum = 128;

/** Beginnings and wholes that guessing starts with, in Latin letters and as typed on a Bulgarian keyboard. */
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

const isMostlyCommon = (password: string): boolean => {
  const plain = password.toLowerCase();
  // A common word with digits and signs around it is still that word.
  const word = plain.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  const isOneCharacter = new Set(plain).size <= 2;
  const isARow = '01234567890123456789'.includes(plain) || '98765432109876543210'.includes(plain);
  return isOneCharacter || isARow || common.includes(word);
};

/** What is wrong with a new password; the password itself is never part of the answer. */
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
  if (policy === 'strict' && isMostlyCommon(password)) return [{ field, code: 'fields.common-password' }];
  return [];
};
