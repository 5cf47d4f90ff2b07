import { listUrl } from './list-url.ts';
import type { BackOfficeModule } from './back-office-module.ts';

export const payments: BackOfficeModule = {
  bg: {
    actions: {
      'payment.refund-requested': 'Заявено възстановяване',
      'payment.noted': 'Написана бележка към плащане',
      'payment.received-by-bank': 'Отбелязано плащане по банков път',
      'payment.taken-back': 'Оттеглено плащане по банков път',
      'payment.mismatch-resolved': 'Обработена различна удържана сума',
      'provider-event.retried': 'Повторно обработено известие от Stripe',
      'merchant.limits-set': 'Определени лимити на търговец',
      'merchant.limit-reached': 'Достигнат лимит на търговец',
    },
    subjects: {
      payment: 'Плащане',
      'provider-event': 'Известие от Stripe',
    },
    attention: {
      PARKED_EVENTS: 'Известия от Stripe за ръчна обработка',
      MISMATCHES: 'Плащания за ръчна обработка',
      FAILED_REFUNDS: 'Неуспешни възстановявания',
      KEPT_DUPLICATES: 'Двойни плащания, които не са възстановени',
      DISPUTES_DUE: 'Оспорвания, по които се иска отговор до три дни',
      DISPUTES_OPEN: 'Отворени оспорвания, по които още има време за отговор',
      REFUND_BURSTS: 'Плащания с необичайно много възстановявания за един час',
      FRAUD_WARNINGS: 'Плащания с предупреждение за измама, които още могат да се възстановят',
      OTHER_CURRENCIES: 'Възстановявания и оспорвания в друга валута, които не са осчетоводени',
      LIMITS_REACHED: 'Нови търговци, достигнали лимит днес',
    },
    search: {
      payment: 'Плащане',
    },
  },
  en: {
    actions: {
      'payment.refund-requested': 'Refund requested',
      'payment.noted': 'Note on a payment written',
      'payment.received-by-bank': 'Payment by bank transfer recorded',
      'payment.taken-back': 'Payment by bank transfer taken back',
      'payment.mismatch-resolved': 'Different charged amount resolved',
      'provider-event.retried': 'Stripe event processed again',
      'merchant.limits-set': 'Limits of a merchant set',
      'merchant.limit-reached': 'Limit of a merchant reached',
    },
    subjects: {
      payment: 'Payment',
      'provider-event': 'Stripe event',
    },
    attention: {
      PARKED_EVENTS: 'Parked Stripe events',
      MISMATCHES: 'Payments to review',
      FAILED_REFUNDS: 'Failed refunds',
      KEPT_DUPLICATES: 'Duplicate payments not refunded',
      DISPUTES_DUE: 'Disputes that need evidence within three days',
      DISPUTES_OPEN: 'Open disputes with time left to answer',
      REFUND_BURSTS: 'Payments with unusually many refunds within an hour',
      FRAUD_WARNINGS: 'Payments with a fraud warning that can still be refunded',
      OTHER_CURRENCIES: 'Refunds and disputes in another currency, which are not booked',
      LIMITS_REACHED: 'New merchants that reached a limit today',
    },
    search: {
      payment: 'Payment',
    },
  },
  pages: {
    attention: {
      PARKED_EVENTS: listUrl('provider-events', { state: 'PARKED' }),
      MISMATCHES: listUrl('payments', { review: 'WAITING' }),
      FAILED_REFUNDS: listUrl('payments', { review: 'REFUND_FAILED' }),
      KEPT_DUPLICATES: listUrl('payments', { review: 'NOT_GIVEN_BACK' }),
      DISPUTES_DUE: listUrl('payments', { review: 'DISPUTE_DUE' }),
      DISPUTES_OPEN: listUrl('payments', { review: 'DISPUTE_OPEN' }),
      REFUND_BURSTS: listUrl('payments', { review: 'REFUND_BURST' }),
      FRAUD_WARNINGS: listUrl('payments', { review: 'FRAUD_WARNING' }),
      OTHER_CURRENCIES: listUrl('payments', { review: 'OTHER_CURRENCY' }),
      LIMITS_REACHED: listUrl('audit-log', { action: 'merchant.limit-reached' }),
    },
    search: { payment: 'payments' },
    subjects: { payment: 'payments', 'provider-event': 'provider-events' },
  },
};
