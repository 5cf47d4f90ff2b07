import type { ShapeOf } from '../../../../shared/messages/shape.ts';
import type { en } from './en.ts';
import { tabs } from '../../../../shared/list/tab-names-bg.ts';
import * as term from '../../../../shared/messages/terms-bg.ts';

export const bg = {
  lists: {
    actions: { all: term.actions, more: term.more },
    status: term.status,
    allTab: term.all,
    awaitsTransfer: 'Очакват превод',
    tabs,
    period: {
      previous: 'Предишен период',
      next: 'Следващ период',
      quarter: '{quarter} тримесечие {year} г.',
    },
    more: 'Дати и сума',
    show: 'Покажи списъка',
    views: {
      title: 'Запазени изгледи',
      none: 'Още няма запазени изгледи.',
      name: 'Име на изгледа',
      save: 'Запази',
      hint: 'Запазва сегашните филтри и подредба в този браузър.',
      remove: 'Изтрий изгледа „{name}“',
    },
    columns: { title: 'Колони', reset: 'Обичайните колони' },
    totals: 'Суми на филтрирания списък',
    panel: { title: 'Подробности', close: 'Затвори подробностите', full: 'Отвори на цяла страница' },
    anyone: 'Всеки с линка',
    nameless: 'Без име',
    leftOfPayment: 'остават {amount}',
    share: { action: 'Сподели', of: 'Сподели линка {token}' },
    linkSum: 'Очаквани',
    firstInvoice: 'Напиши първата фактура',
    invoiceSum: term.total,
    invoiceOpen: 'Неплатено',
  },
} satisfies ShapeOf<typeof en>;
