import * as term from '../../../shared/messages/terms-bg.ts';
import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';

export const bg = {
  promises: {
    title: 'Очакват превод',
    payer: 'Платец',
    anyone: 'Платец без име',
    reference: 'Основание',
    amount: term.amount,
    promisedAt: 'Обещан на',
    state: term.status,
    states: {
      WAITING: 'Обещан',
      LATE: 'Закъснява',
      PAID: term.paid,
      WITHDRAWN: 'Не се очаква',
      CLOSED: 'Линкът е затворен',
    },
    actions: term.actions,
    failed: 'Обещаните преводи не се заредиха',
    came: {
      action: 'Парите дойдоха',
      title: 'Парите дойдоха',
      text: 'Основание {reference}. Първо проверете движението в банката си: записваме плащането и издаваме документа му.',
      amount: 'Получена сума',
      receivedOn: 'Дата на постъпване',
      submit: 'Запиши плащането',
      done: 'Плащането е записано',
      failed: 'Плащането не беше записано',
    },
    withdraw: {
      action: 'Не го чакам повече',
      title: 'Да не се очаква ли повече този превод?',
      text: 'Платецът ще види, че превод {reference} вече не се очаква. Ако парите все пак дойдат, ги връщате.',
      submit: 'Не го чакам повече',
      keep: 'Чакам го',
      done: 'Преводът вече не се очаква',
      failed: term.nothingChanged,
    },
  },
} satisfies ShapeOf<typeof en>;
