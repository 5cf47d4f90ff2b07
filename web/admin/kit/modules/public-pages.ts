import type { BackOfficeModule } from './back-office-module.ts';

export const publicPages: BackOfficeModule = {
  bg: { actions: { 'merchant.public-page-set': 'Променена публична страница' } },
  en: { actions: { 'merchant.public-page-set': 'Public page changed' } },
  pages: {},
};
