import type { ShapeOf } from '../../messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../messages/terms-bg.ts';

export const bg = {
  unanswered: {
    actions: {
      refund: 'Възстановяване на сума',
      mismatch: 'Решение за плащане',
      creditNote: term.creditNote,
      debitNote: term.debitNote,
      transfer: term.bankTransfer,
      invoice: term.invoice,
      link: term.paymentLink,
      registration: 'Регистрация',
      user: 'Потребител',
      signIn: 'Вход',
      other: 'Последното действие',
    },
    SLOW: {
      title: 'Сървърът се бави',
      text: 'Изпратено е, чакаме отговор. Не затваряйте страницата.',
    },
    UNKNOWN: {
      title: 'Още не знаем дали е минало',
      text: 'Проверяваме… Питаме сървъра отново; нищо няма да се направи два пъти.',
    },
    OFFLINE: {
      title: 'Няма връзка',
      text: 'Ще проверим сами, щом връзката се върне; нищо няма да се направи два пъти.',
    },
    check: 'Провери сега',
    stopHint: 'Ако спрете да чакате, вижте в списъка дали е минало, преди да го повторите.',
    stop: 'Спри да чакаш',
  },
} satisfies ShapeOf<typeof en>;
