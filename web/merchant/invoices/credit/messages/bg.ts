import type { ShapeOf } from '../../../../shared/messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../../../shared/messages/terms-bg.ts';

export const bg = {
  creditNote: {
    title: term.creditNote,
    text: 'Намалява сумата по документа, без да се връщат пари по карта. За пари по картата изберете „Възстанови по картата“ – тогава кредитното известие се издава автоматично.',
    what: 'Какво се кредитира',
    whats: { LINES: 'Артикули', DISCOUNT: term.discount, WHOLE: 'Целият остатък' },
    lines: 'Количества',
    quantity: '{description} ({unit})',
    left: 'Остават {quantity}, общо {amount} с ДДС.',
    tooMuch: 'Най-много {quantity}.',
    noNumber: 'Въведете количество, например 1,5.',
    chooseLine: 'Въведете количество поне на един ред.',
    discount: 'Отстъпка с ДДС',
    discountOf: 'Върху кои редове',
    leftAmount: 'Остават {amount} с ДДС.',
    chooseDiscount: 'Въведете отстъпката и изберете поне един ред.',
    kind: term.reason,
    kinds: {
      GOODS_RETURNED: 'Върната стока',
      DISCOUNT: term.discount,
      WRONG_RATE: 'Грешна ставка на ДДС',
      OTHER: 'Друга причина',
    },
    reason: 'Пояснение',
    send: 'Изпрати по имейл на {email}',
    rate: 'Основа {rate}% {base}, ДДС {tax}',
    total: 'Кредитно известие: {amount}',
    open: 'По документа остават за плащане {amount}.',
    loading: 'Изчисляване…',
    loadFailed: 'Остатъкът по документа не се зареди',
    submit: 'Издай известието',
    done: 'Издадено е кредитно известие № {number}',
    failed: 'Известието не беше издадено',
    refundBy: 'Какво се възстановява',
    refundBys: { AMOUNT: term.amount, LINES: 'Артикули' },
    refundTotal: 'За възстановяване: {amount}',
  },
} satisfies ShapeOf<typeof en>;
