import type { BackOfficeModule } from './back-office-module.ts';
import { listUrl } from './list-url.ts';

export const banking: BackOfficeModule = {
  bg: {
    actions: {
      'bank-account.added': 'Добавена банкова сметка',
      'bank-account.changed': 'Променена банкова сметка',
      'bank-statement.imported': 'Прочетено банково извлечение',
      'bank-line.matched': 'Свързано движение по сметка',
      'bank-line.unmatched': 'Отменено свързване на движение',
      'bank-line.ignored': 'Движение, оставено настрана',
      'bank-line.returned': 'Върнат превод',
    },
    subjects: {
      'bank-account': 'Банкова сметка',
      'bank-statement': 'Банково извлечение',
      'bank-line': 'Движение по банкова сметка',
    },
    attention: { TRANSFERS_TO_RETURN: 'Преводи за връщане' },
  },
  en: {
    actions: {
      'bank-account.added': 'Bank account added',
      'bank-account.changed': 'Bank account changed',
      'bank-statement.imported': 'Bank statement read',
      'bank-line.matched': 'Movement matched',
      'bank-line.unmatched': 'Match of a movement undone',
      'bank-line.ignored': 'Movement set aside',
      'bank-line.returned': 'Transfer sent back',
    },
    subjects: {
      'bank-account': 'Bank account',
      'bank-statement': 'Bank statement',
      'bank-line': 'Movement of a bank account',
    },
    attention: { TRANSFERS_TO_RETURN: 'Transfers to send back' },
  },
  pages: {
    attention: { TRANSFERS_TO_RETURN: listUrl('bank-lines', { state: 'TO_RETURN' }) },
    subjects: { 'bank-line': 'bank-lines' },
  },
};
