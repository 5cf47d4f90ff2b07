import type { BackOfficeModule } from './back-office-module.ts';

export const disputes: BackOfficeModule = {
  bg: {
    actions: {
      'payment.evidence-changed': 'Променени доказателства по оспорване',
      'payment.evidence-saved': 'Записани доказателства при картовия оператор',
      'payment.evidence-submitted': 'Изпратени доказателства до банката',
    },
  },
  en: {
    actions: {
      'payment.evidence-changed': 'Evidence of a dispute changed',
      'payment.evidence-saved': 'Evidence saved at the card provider',
      'payment.evidence-submitted': 'Evidence submitted to the bank',
    },
  },
  pages: {},
};
