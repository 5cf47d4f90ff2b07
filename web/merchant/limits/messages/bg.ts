import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';

export const bg = {
  limits: {
    title: 'Лимити за първите дни',
    why: 'През първите дни на всеки търговец ограничаваме колко може да се плати с карта. Лимитите отпадат на {day}, без да правите нищо.',
    dayLimit: 'Най-много за ден',
    paymentLimit: 'Най-много за плащане',
    usedToday: 'Днес, с незавършените плащания',
    leftToday: 'Остава за днес',
    none: 'без лимит',
    reached:
      'Днес клиент не можа да плати, защото е достигнат лимит. Пишете ни, ако са ви нужни по-високи лимити.',
  },
} satisfies ShapeOf<typeof en>;
