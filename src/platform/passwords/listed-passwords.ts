import { createRequire } from 'node:module';
import type * as languageCommon from '@zxcvbn-ts/language-common';

/** The list is loaded with the first new password: it takes 30 ms and 8 MB. */
const require = createRequire(import.meta.url);

let listed: ReadonlySet<string> | undefined;

const load = (): ReadonlySet<string> => {
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof languageCommon;
  return new Set(dictionary['passwords-common']);
};

/**
 * Whether the list `passwords-common` of `@zxcvbn-ts/language-common` has the word: 49,233 passwords of published
 * leaks, in lower case.
 */
export const isListedPassword = (word: string): boolean => (listed ??= load()).has(word);
