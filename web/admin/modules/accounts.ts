import type { BackOfficeModule } from './back-office-module.ts';

export const accounts: BackOfficeModule = {
  bg: { actions: {} },
  en: { actions: {} },
  pages: {},
};
