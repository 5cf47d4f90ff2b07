import type { BackOfficeModule } from './back-office-module.ts';

export const payouts: BackOfficeModule = {
  bg: { actions: {} },
  en: { actions: {} },
  pages: {},
};
