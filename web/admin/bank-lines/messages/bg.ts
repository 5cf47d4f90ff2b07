import { bankWords } from '../../../shared/bank/bank-words-bg.ts';
import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';

export const bg = {
  bank: {
    ...bankWords,
    subtitle:
      'Движения по банковите сметки на търговците – от извлеченията, които те или счетоводителите им са прочели.',
    searchHint: 'Име, основание, IBAN, сума',
    loadFailed: 'Движенията не се заредиха',
    empty: 'Още няма движения',
    emptyHint: 'Появяват се, когато търговец или счетоводител прочете банково извлечение.',
    about: 'Движението',
    account: 'Сметка на търговеца',
    counterIban: 'Сметка на другата страна',
    text: 'Основание',
    reference: 'Референция на банката',
    why: 'Защо е настрана',
    rest: 'Остава от него',
    toReturn: 'За връщане',
    outgoing: 'Изходящ превод',
    incoming: 'Входящ превод',
    paid: 'Какво е платено',
    suggestions: 'Предложения',
    becauseOf: 'Защо: {reasons}',
    invoice: 'Фактура {number}',
    payment: 'Плащане № {id}',
    payout: 'Превод № {id}',
    promised: 'Обещан превод {reference}',
    part: 'част',
    match: 'Свържи',
    matchOf: 'Свържи с {what}',
    matched: 'Свързано',
    setAside: 'Остави настрана',
    unmatch: 'Развържи',
    unmatchTitle: 'Да се развърже ли преводът?',
    unmatchText:
      'Фактурите отново стават неплатени. Документът на обещан превод се поправя с кредитно известие.',
    undone: 'Движението отново е при новите',
    failed: 'Движението не се промени',
    statements: {
      open: 'Банкови извлечения',
      hint: 'Файлове на няколко клиента наведнъж: всеки намира клиента си по IBAN. CAMT.053, MT940, XML или TXT на ОББ, CSV, Excel; до 5 MB всеки.',
      lines: 'Движения',
      columns: 'Колоните на тази таблица се посочват веднъж в портала на клиента, „Банка“.',
      close: 'Скрий',
    },
  },
} satisfies ShapeOf<typeof en>;
