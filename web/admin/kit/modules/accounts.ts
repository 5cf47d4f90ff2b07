import type { BackOfficeModule } from './back-office-module.ts';

export const accounts: BackOfficeModule = {
  bg: {
    actions: {
      'merchant.account-started': 'Открита сметка за плащания',
      'merchant.account-link-made': 'Отворена форма на картовия оператор',
      'merchant.account-status-changed': 'Променен статус на сметка за плащания',
    },
  },
  en: {
    actions: {
      'merchant.account-started': 'Payment account opened',
      'merchant.account-link-made': 'Form of the card provider opened',
      'merchant.account-status-changed': 'Status of a payment account changed',
    },
  },
  pages: {},
};
