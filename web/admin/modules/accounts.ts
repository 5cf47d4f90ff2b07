import type { BackOfficeModule } from './back-office-module.ts';

export const accounts: BackOfficeModule = {
  bg: {
    actions: {
      'merchant.account-started': 'Открита сметка за плащания',
      'merchant.account-status-changed': 'Променено състояние на сметка за плащания',
    },
  },
  en: {
    actions: {
      'merchant.account-started': 'Payment account opened',
      'merchant.account-status-changed': 'Status of a payment account changed',
    },
  },
  pages: {},
};
