import { expect, test } from 'vitest';
import { terminalLanguage } from '#platform/terminal-language.ts';

test.each([
  ['LANG', { LANG: 'bg_BG.UTF-8' }, 'bg'],
  ['LC_MESSAGES before LANG', { LC_MESSAGES: 'bg_BG.UTF-8', LANG: 'en_US.UTF-8' }, 'bg'],
  ['LC_ALL before all', { LC_ALL: 'en_US.UTF-8', LC_MESSAGES: 'bg_BG.UTF-8', LANG: 'bg_BG.UTF-8' }, 'en'],
  ['an empty variable counts as none', { LC_ALL: '', LANG: 'bg_BG.UTF-8' }, 'bg'],
  ['no Bulgarian locale is English', { LANG: 'C.UTF-8' }, 'en'],
  ['no variable is English', {}, 'en'],
])('the locale gives the language of the terminal: %s', (_, variables, language) => {
  expect(terminalLanguage(variables)).toBe(language);
});
