import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../../shared/messages/terms-bg.ts';

export const bg = {
  shareInvoice: {
    title: 'Изпрати фактурата за плащане',
    viber: 'Viber',
    whatsapp: 'WhatsApp',
    system: 'Друго приложение',
    subject: 'Фактура № {number} от {merchant}',
    message: 'Фактура № {number} от {merchant}: {amount}. Платете с карта тук: {url}',
    undelivered:
      'Фактурата е издадена, но имейлът до {email} не беше доставен. Изпратете я пак или дайте линка за плащане.',
  },
  advance: {
    title: 'Аванс и вноски',
    switch: 'Авансова фактура',
    switchHelp: 'Плащане преди доставката. После го приспадате в крайната фактура.',
    pick: 'Приспадни аванси',
    pickHelp: 'Платени аванси на този клиент. Базата и ДДС се приспадат по ставки.',
    none: 'Клиентът няма платени аванси за приспадане.',
    failed: 'Авансите не се заредиха.',
    one: '№ {number} от {date}: {amount}',
    deducted: 'Аванс № {number}',
    plan: 'На вноски',
    planHelp: 'Всяка вноска е със свой падеж и линк за плащане. Сборът е колкото сумата за плащане.',
    addPart: 'Добави вноска',
    split: 'Раздели поравно',
    part: 'Вноска {place}',
    removePart: 'Премахни вноска {place}',
    remove: term.remove,
    dueDate: 'Падеж',
    amount: term.amount,
    isAdvance: 'Авансово плащане.',
    deductedIn: 'Приспаднат във фактура',
    deducts: 'Приспаднати аванси:',
    line: 'Приспаднат аванс по фактура № {number} от {date}',
    goods: 'Стоки и услуги',
    deductions: 'Приспаднати аванси',
    refunded:
      'По този аванс има кредитно известие, а той е приспаднат. Проверете дали по крайната фактура трябва да се плати още.',
    list: 'Вноски по фактурата',
    open: 'Остава',
    paid: 'Платена',
    link: term.paymentLink,
    copy: 'линк на вноска {place}',
    due: 'до {date}',
  },
} as const satisfies ShapeOf<typeof en>;
