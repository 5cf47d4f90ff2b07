import { listUrl } from './list-url.ts';
import type { BackOfficeModule } from './back-office-module.ts';

export const payouts: BackOfficeModule = {
  bg: {
    actions: { 'merchant.payouts-imported': 'Прочетени преводи към банката' },
    attention: {
      PAYOUTS_FAILED: 'Преводи, върнати от банката',
      PAYOUTS_DIFFER: 'Преводи с необяснена разлика',
    },
  },
  en: {
    actions: { 'merchant.payouts-imported': 'Payouts imported' },
    attention: {
      PAYOUTS_FAILED: 'Payouts returned by the bank',
      PAYOUTS_DIFFER: 'Payouts with an unexplained difference',
    },
  },
  pages: {
    attention: {
      PAYOUTS_FAILED: listUrl('payouts', { review: 'FAILED' }),
      PAYOUTS_DIFFER: listUrl('payouts', { review: 'DIFFERS' }),
    },
  },
};
