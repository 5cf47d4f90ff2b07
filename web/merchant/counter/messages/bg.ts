import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../../shared/messages/terms-bg.ts';

export const bg = {
  counter: {
    title: 'Каса',
    amount: 'Сума в евро',
    keypad: 'Клавиатура',
    comma: 'Десетична запетая',
    erase: 'Изтрий последната цифра',
    clear: 'Изчисти',
    items: 'Ценоразпис',
    mixed: 'Тези артикули са с различни ставки на ДДС. Приемете ги като отделни плащания.',
    note: 'Бележка за клиента',
    show: 'Покажи кода',
    failed: 'Кодът не беше създаден',
    tooSmall: 'Въведете сума от поне 0,50 €.',
    waiting: 'Очаква плащане',
    scan: 'Клиентът сканира кода с телефона си и плаща с карта.',
    until: 'Валиден до {time}',
    offline: 'Няма връзка със сървъра. Статусът на плащането ще се обнови, щом тя се възстанови.',
    send: term.send,
    cancel: 'Отмени',
    cancelFailed: 'Кодът не беше отменен',
    paid: term.paid,
    next: 'Следващ',
    details: 'Отвори линка за плащане',
    expired: 'Кодът изтече',
    expiredHint: 'Покажете нов за същата сума, освен ако клиентът вече е на страницата за картата.',
    again: 'Покажи нов код',
    back: 'Към касата',
    missing: 'Няма такъв линк за плащане',
    loadFailed: 'Статусът на плащането не се зареди',
    today: 'Плащания днес',
    none: 'Днес още няма плащания.',
    noneHint: 'Въведете сума и покажете кода на клиента.',
  },
} satisfies ShapeOf<typeof en>;
