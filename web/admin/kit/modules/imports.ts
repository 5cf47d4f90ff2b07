import type { BackOfficeModule } from './back-office-module.ts';

export const imports: BackOfficeModule = {
  bg: {
    actions: {
      'merchant.archive-imported': 'Внесен архив от друга инсталация',
      'foreign-document.imported': 'Внесени неплатени фактури от друга програма',
      'foreign-document.import-undone': 'Отменен внос на неплатени фактури',
      'foreign-document.asked': 'Поискано плащане по стара фактура',
      'foreign-document.paid': 'Отбелязано плащане по стара фактура',
      'foreign-document.payment-taken-back': 'Върнато плащане по стара фактура',
    },
    subjects: { 'foreign-document': 'Документ от друга програма' },
  },
  en: {
    actions: {
      'merchant.archive-imported': 'Archive of another installation imported',
      'foreign-document.imported': 'Unpaid invoices of another program imported',
      'foreign-document.import-undone': 'Import of unpaid invoices undone',
      'foreign-document.asked': 'Payment of an earlier invoice asked for',
      'foreign-document.paid': 'Payment of an earlier invoice recorded',
      'foreign-document.payment-taken-back': 'Payment of an earlier invoice taken back',
    },
    subjects: { 'foreign-document': 'Document of another program' },
  },
  pages: {},
};
