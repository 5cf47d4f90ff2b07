import type { BackOfficeModule } from './back-office-module.ts';

export const archives: BackOfficeModule = {
  bg: {
    actions: {
      'merchant.archive-requested': 'Поискан архив на бизнеса',
      'merchant.archive-downloaded': 'Изтеглен архив на бизнеса',
    },
  },
  en: {
    actions: {
      'merchant.archive-requested': 'Archive of the business requested',
      'merchant.archive-downloaded': 'Archive of the business downloaded',
    },
  },
  pages: {},
};
