import type { ShapeOf } from '../../shared/messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../shared/messages/terms-bg.ts';

export const bg = {
  demo: {
    title: 'Демо портал',
    tabs: 'Екрани на демото',
    dashboard: 'Табло',
    links: term.paymentLinks,
    invoices: term.invoices,
    payments: term.payments,
    plan: term.planAndBills,
    note: 'Разглеждате портала на търговеца с примерни данни. Нищо тук не е истинско и нищо не се записва.',
    start: 'Регистрирай се',
    back: 'Към сайта',
    sample: {
      merchant: 'Пекарна „Липа“ ООД',
      address: '4000 Пловдив, ул. „Отец Паисий“ 5',
      unit: 'бр.',
      columns: { method: 'Метод', email: 'Имейл на клиента' },
      methods: { CARD: term.card, BANK_TRANSFER: term.bankTransfer },
      figures: { pendingPayments: 'Чакащи плащания', totalInvoices: 'Общо фактури' },
      annulled: 'Сгрешено количество.',
      refund: {
        reason: 'Възстановена сума на получателя',
        line: 'Възстановена сума по фактура № {number}',
        note: 'По желание на клиента',
      },
      people: {
        mariya: 'Мария Георгиева',
        ivan: 'Иван Петров',
        elena: 'Елена Димитрова',
        georgi: 'Георги Стоянов',
        office: 'Светъл офис ЕООД',
        school: 'Школа „Слънчоглед“',
      },
      recurring: {
        bread: 'Хляб за {month}',
        breakfast: 'Закуски за офиса, {month} {year}',
        school: 'Закуски за школата, {month}',
      },
      offered: {
        party: 'Закуски за училищното тържество',
        wedding: 'Сватбена торта на три етажа',
        buffet: 'Коктейл за служителите, за гост',
        delivery: 'Доставка до офиса',
      },
      question: 'Може ли доставка в 17:30?',
      advance: 'Аванс по проформа № {number}',
      goods: {
        cake: 'Торта за рожден ден, поръчка {number}',
        breakfast: 'Закуски за офиса, поръчка {number}',
        wedding: 'Капаро за сватбена торта',
        bread: 'Хляб за месец, абонамент',
        cookies: 'Коледни сладки, 3 кг',
        course: 'Курс по печене за двама',
        voucher: 'Подаръчен ваучер',
      },
    },
  },
} satisfies ShapeOf<typeof en>;
