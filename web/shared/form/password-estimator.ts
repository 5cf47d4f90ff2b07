import { ZxcvbnFactory, type MatchExtended } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Common Bulgarian words, and the product's name. */
const bulgarian = ['парола', 'parola', 'явертъ', 'чшертъ', 'българия', 'bulgaria', 'plateno', 'платено'];

/** The estimate of longer passwords would take long, and they are strong by then. */
const maxLength = 64;

const factory = new ZxcvbnFactory({
  dictionary: { ...dictionary, 'passwords-bulgarian': bulgarian },
  graphs: adjacencyGraphs,
  maxLength,
});

/** `score` 0 (guessed at once) to 4 (very hard to guess); `isCommon`: the server probably refuses it. */
export type Estimate = Readonly<{ score: 0 | 1 | 2 | 3 | 4; isCommon: boolean }>;

/** Whether all letters of the password are one common password. */
const isCommonWord = (password: string, { i, j, pattern, ...match }: MatchExtended): boolean => {
  const isListed = pattern === 'dictionary' && String(match['dictionaryName']).startsWith('passwords-');
  const around = password.slice(0, i) + password.slice(j + 1);
  return isListed && 2 * around.length <= password.length && !/\p{L}/u.test(around);
};

/** Estimates how hard a password is to guess. Load this file by `import()`: it brings a list of 49,233 passwords. */
export const estimate = (password: string): Estimate => {
  const { score, sequence } = factory.check(password);
  return { score, isCommon: score === 0 || sequence.some((match) => isCommonWord(password, match)) };
};
