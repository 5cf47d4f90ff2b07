import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../../shared/messages/terms-bg.ts';

export const bg = {
  today: {
    title: 'Днес, {day}',
    payments: '{smart_count} плащане |||| {smart_count} плащания',
    none: 'Днес още няма плащания.',
    yesterday: 'вчера до този час: {amount}',
  },
  cards: {
    revenue: 'Оборот, {month}',
    payments: 'Плащания, {month}',
    pendingInvoices: 'Неплатени фактури',
    overdue: '{smart_count} просрочена |||| {smart_count} просрочени',
    activeLinks: 'Активни линкове',
  },
  upcoming: {
    title: 'Идващи 30 дни',
    documents:
      '{smart_count} повтаряща се фактура за {amount} |||| {smart_count} повтарящи се фактури за {amount}',
    waiting: '{smart_count} период чака решение |||| {smart_count} периода чакат решение',
  },
  nextStep: {
    title: 'Какво да направя сега',
    progress: 'Готови стъпки: {done} от {all}',
    done: 'готово',
    also: 'Чакат ви още:',
    until: 'Срок: {day}.',
    nothing: 'Всичко е наред. В момента нищо не ви чака.',
    optional: 'По желание:',
    steps: {
      CONFIRM_EMAIL: { name: 'Потвърдете имейла си', nameDone: 'Потвърдихте имейла си' },
      ADD_TAX_ID: { name: 'Добавете ЕИК, ако имате', nameDone: 'Добавихте ЕИК' },
      GET_APPROVED: { name: 'Проверяваме данните ви', nameDone: 'Одобрихме ви' },
      OPEN_ACCOUNT: { name: 'Открийте сметка за плащания', nameDone: 'Открихте сметка за плащания' },
      CREATE_LINK: { name: 'Създайте линк за плащане', nameDone: 'Създадохте линк за плащане' },
      SHARE_LINK: { name: 'Изпратете линка на клиент', nameDone: 'Клиент отвори линка ви' },
      TAKE_PAYMENT: { name: 'Приемете първото плащане', nameDone: 'Приехте първото плащане' },
    },
    now: {
      CONFIRM_EMAIL: {
        title: 'Потвърдете имейла си',
        hint: 'Изпратихме ви връзка за потвърждение на {email}. Проверете и в папката за спам.',
        action: 'Изпрати пак',
        second: 'Смени имейла',
      },
      GET_APPROVED: {
        title: 'Проверяваме данните ви',
        hint: 'Ще ви пишем по имейл. Дотогава опитайте линк в пробен режим: виждате точно каквото ще вижда клиентът, без реално плащане.',
        action: 'Опитай линк',
        second: 'Създай линк',
        createAndTry: 'Създай и опитай',
      },
      ADD_TAX_ID: {
        title: 'Добавете своя ЕИК',
        hint: 'Дотогава във фактурите ви пише, че не е посочен.',
        action: 'Добави ЕИК',
      },
      OPEN_ACCOUNT: {
        title: 'Открийте сметка за плащания',
        hint: 'Без нея клиентите не могат да плащат. Отнема около десет минути при Stripe.',
        action: 'Открий сметка',
      },
      CREATE_LINK: {
        title: 'Създайте първия си линк за плащане',
        hint: 'Сума и за какво е. Отнема десет секунди.',
        action: 'Създай линк',
      },
      SHARE_LINK: {
        title: 'Изпратете линка на клиент',
        hint: 'Пратете го по Viber, WhatsApp или имейл, покажете QR кода му или го отпечатайте на табелка.',
        action: 'Сподели линка',
        second: 'Направи табелка',
      },
      TAKE_PAYMENT: {
        title: 'Клиент отвори линка ви',
        hint: 'Още не е платил. Тук ще пише, щом плати.',
        action: 'Виж плащанията',
      },
      ANSWER_DISPUTE: {
        title: 'Отговорете на оспорено плащане |||| Отговорете на {smart_count} оспорени плащания',
        hint: 'Без доказателства в срок банката решава в полза на клиента.',
        action: 'Добави доказателства',
      },
      ANSWER_FRAUD_WARNING: {
        title: 'Плащане може да е измама |||| {smart_count} плащания може да са измама',
        hint: 'Ако възстановите цялата сума сега, обикновено няма оспорване и такса за него.',
        action: 'Виж плащането',
      },
      REPEAT_REFUND: {
        title: 'Възстановяване не успя |||| {smart_count} възстановявания не успяха',
        hint: 'Клиентът още чака парите си. Опитайте пак или му ги върнете по друг начин.',
        action: 'Виж плащането',
      },
      ANSWER_BUYER: {
        title: 'Клиент иска фактура на фирма |||| {smart_count} клиенти искат фактура на фирма',
        hint: 'Проверете данните и издайте новата фактура.',
        action: term.toAnswer,
      },
      ANSWER_QUESTION: {
        title: 'Счетоводителят ви пита нещо |||| Счетоводителят ви чака {smart_count} отговора',
        hint: 'Отговорът ви отива направо при него.',
        action: term.toAnswer,
      },
      MATCH_TRANSFERS: {
        title: 'Един превод чака решение |||| {smart_count} превода чакат решение',
        hint: 'Потвърдете коя фактура плаща или върнете платеното втори път.',
        action: 'Виж преводите',
      },
      CHECK_PROMISES: {
        title: 'Един обещан превод закъснява |||| {smart_count} обещани превода закъсняват',
        hint: 'Отбележете, че парите са дошли, или че няма да дойдат.',
        action: 'Виж линка |||| Виж линковете',
      },
      COLLECT_OVERDUE: {
        title: 'Една фактура е просрочена |||| {smart_count} фактури са просрочени',
        hint: 'Изпратете я пак или отбележете, че е платена.',
        action: 'Виж фактурата |||| Виж фактурите',
      },
      CLOSE_MONTH: {
        title: 'Приключете {month}',
        hint: 'Проверяваме документите и ви даваме файловете за счетоводителя.',
        action: 'Приключи месеца',
      },
      READ_REPORT: {
        title: 'Справката ви за {month} е готова',
        hint: 'Оборот, такси и кой е купувал най-много.',
        action: 'Виж справката',
      },
    },
    waiting: {
      CONFIRM_EMAIL: 'потвърждаване на имейла',
      ADD_TAX_ID: 'добавяне на ЕИК',
      ANSWER_DISPUTE: 'оспорени плащания ({smart_count})',
      ANSWER_FRAUD_WARNING: 'предупреждения за измама ({smart_count})',
      REPEAT_REFUND: 'неуспешни възстановявания ({smart_count})',
      ANSWER_BUYER: 'искания за фактура ({smart_count})',
      ANSWER_QUESTION: 'въпроси от счетоводителя ({smart_count})',
      MATCH_TRANSFERS: 'преводи, които чакат решение ({smart_count})',
      CHECK_PROMISES: 'обещани преводи, които закъсняват ({smart_count})',
      COLLECT_OVERDUE: 'просрочени фактури ({smart_count})',
      CLOSE_MONTH: 'приключване на {month}',
      READ_REPORT: 'справка за {month}',
    },
    bills: {
      open: 'Сметка на Plateno за плащане: {amount} |||| {smart_count} сметки на Plateno за плащане: {amount}',
      due: 'Просрочена сметка на Plateno: {amount} |||| {smart_count} неплатени сметки на Plateno: {amount}',
      ends: 'Ако остане неплатена, на {day} планът става „{plan}“. |||| Ако останат неплатени, на {day} планът става „{plan}“.',
    },
    sent: 'Изпратихме нова връзка на {email}.',
    notTried: 'Пробният режим не се отвори',
    notSent: 'Имейлът не беше изпратен. Опитайте пак.',
  },
} satisfies ShapeOf<typeof en>;
