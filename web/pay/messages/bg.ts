import type { PayMessages } from './en.ts';
import * as term from '../../shared/messages/terms-bg.ts';

export const bg = {
  skip: 'Към съдържанието',
  languages: term.language,
  goHome: 'Към началото',
  foot: 'Сигурни плащания с Plateno',

  request: {
    title: 'Заявка за плащане',
    charged: (charge: string) => `От картата ви ще бъдат изтеглени ${charge}.`,
    whyEuro: (rate: string) =>
      `Цената е в левове, а от картите се тегли в евро по фиксирания курс 1 EUR = ${rate} BGN.`,
    name: 'Име',
    email: term.email,
    optional: 'по желание',
    emailHelp: {
      INVOICE: 'На този адрес ще изпратим фактурата.',
      DEBIT_NOTE: 'На този адрес ще изпратим дебитното известие.',
      FOREIGN: 'На този адрес ще изпратим потвърждение.',
    },
    pay: (charge: string) => `Плати ${charge}`,
    processing: 'Обработваме…',
    descriptionFallback: (merchant: string) => `Плащане към ${merchant}`,
  },

  company: {
    title: 'Фактура на фирма',
    name: 'Фирма',
    taxId: 'ЕИК',
    vatNumber: 'ДДС номер (ако има)',
    address: term.address,
    country: term.country,
    /** A name that browsers do not have. */
    remember: 'Запомни фирмата в този браузър',
  },

  problem: {
    'not-found': {
      title: 'Няма такъв линк за плащане',
      hint: 'Проверете адреса на линка и опитайте пак.',
    },
    gone: {
      title: 'Линкът за плащане е изтекъл или е отменен',
      hint: 'Поискайте нов линк от търговеца.',
    },
    credited: {
      title: 'Няма сума за плащане',
      hint: 'Фактурата е сторнирана с кредитно известие.',
    },
    'already-paid': {
      title: 'По този линк вече е платено',
      hint: 'Ако не сте платили вие, обърнете се към търговеца.',
    },
    'merchant-pending': {
      title: 'Търговецът още не приема плащания',
      hint: 'Линкът ще заработи скоро; опитайте по-късно.',
    },
    'merchant-not-accepting': {
      title: 'Търговецът в момента не приема плащания',
      hint: 'Обърнете се към търговеца.',
    },
    'under-review': {
      title: 'Плащане по този линк се проверява',
      hint: 'Не плащайте отново. Ако проверката се забави, обърнете се към търговеца.',
    },
    'load-failed': {
      title: 'Линкът за плащане не се зареди',
      hint: 'Проверете връзката си и опитайте пак.',
    },
  },
  offline: 'Няма връзка. Щом се върне, продължаваме.',
  payFailed: 'Плащането не можа да се обработи',
  again: term.tryAgain,
} satisfies PayMessages;
