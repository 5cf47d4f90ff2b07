import type { Language } from '#kernel/language.ts';

/** @param env the terminal's variables: LC_ALL, LC_MESSAGES and LANG decide, in this order, as for every program */
export const terminalLanguage = (env: NodeJS.ProcessEnv): Language =>
  (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').startsWith('bg') ? 'bg' : 'en';
