import type { ShapeOf } from '../../shared/messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../shared/messages/terms-bg.ts';

export const bg = {
  skip: 'Към съдържанието',
  languages: term.language,
  pay: 'Плати сума',
  amount: 'Сума в евро',
  limits: 'От {min} до {max}',
  purpose: 'За какво плащате',
  optional: 'по желание',
  submit: 'Продължи към плащане',
  next: 'След това проверявате сумата и плащате с карта на страницата на картовия оператор. Фактурата идва по имейл.',
  goods: 'Стоки и услуги',
  payments: {
    NOT_YET: 'Тук все още не може да се плаща.',
    NOT_HERE: 'На тази страница не се приемат плащания.',
  },
  contacts: 'Контакти',
  phone: term.phone,
  email: term.email,
  returns: 'Условия за връщане',
  foot: 'Плащания с карта чрез Plateno',
  problem: {
    'not-found': { title: 'Няма такава страница', hint: 'Проверете адреса или го поискайте от търговеца.' },
    'not-accepting': {
      title: 'Търговецът в момента не приема плащания',
      hint: 'Обърнете се към него или опитайте по-късно.',
    },
    'too-many': { title: 'Твърде много посещения', hint: 'Изчакайте минута и опитайте пак.' },
    'load-failed': { title: 'Страницата не се зареди', hint: 'Опитайте пак след малко.' },
  },
} satisfies ShapeOf<typeof en>;
