import { isEik } from '#kernel/bulgarian-identity.ts';
import type { RandomSource } from './random-source.ts';
import type { Trade } from './seasonality.ts';

/** Names and goods of a kind of shop; prices in cents, from and to. */
type Kind = Readonly<{
  names: readonly string[];
  sales: readonly (readonly [description: string, from: number, to: number])[];
}>;

export const kinds: Readonly<Record<Trade, Kind>> = {
  RESTAURANT: {
    names: [
      'Кафене „{}“',
      'Ресторант „{}“',
      'Пицария „{}“',
      'Сладкарница „{}“',
      'Бистро „{}“',
      'Пекарна „{}“',
    ],
    sales: [
      ['Обедно меню', 650, 1_900],
      ['Вечеря, маса {n}', 2_400, 14_000],
      ['Торта по поръчка', 2_800, 7_500],
      ['Кетъринг, {n} души', 9_000, 62_000],
      ['Кафе и закуска', 350, 1_200],
    ],
  },
  RETAIL: {
    names: [
      'Книжарница „{}“',
      'Цветарница „{}“',
      'Магазин „{}“',
      'Ателие „{}“',
      'Оптика „{}“',
      'Галерия „{}“',
    ],
    sales: [
      ['Поръчка № {n}', 1_200, 16_000],
      ['Букет и доставка', 1_800, 6_400],
      ['Подаръчен ваучер', 2_000, 10_000],
      ['Ръчна изработка по поръчка', 3_500, 34_000],
      ['Учебници, комплект', 2_200, 8_800],
    ],
  },
  SERVICE: {
    names: [
      'Студио „{}“',
      'Автосервиз „{}“',
      'Школа „{}“',
      'Клиника „{}“',
      'Фризьорски салон „{}“',
      'Счетоводна къща „{}“',
    ],
    sales: [
      ['Консултация', 2_500, 9_000],
      ['Абонамент за месеца', 3_000, 12_000],
      ['Услуга по заявка № {n}', 1_800, 28_000],
      ['Курс, {n} урока', 8_000, 36_000],
      ['Капаро', 5_000, 20_000],
    ],
  },
  ECOMMERCE: {
    names: ['Онлайн магазин „{}“', '„{}“ БГ', 'Дом и градина „{}“', 'Козметика „{}“', 'Спортни стоки „{}“'],
    sales: [
      ['Поръчка № {n}', 1_500, 22_000],
      ['Поръчка № {n} с доставка', 1_900, 24_500],
      ['Комплект за подарък', 2_600, 9_900],
      ['Допълнително плащане към поръчка № {n}', 300, 4_000],
    ],
  },
};

export const trades: readonly Trade[] = ['RETAIL', 'RESTAURANT', 'ECOMMERCE', 'SERVICE'];

const ownNames = [
  'Изгрев',
  'Здравец',
  'Роса',
  'Еделвайс',
  'Калина',
  'Мечта',
  'Орхидея',
  'Вила',
  'Перла',
  'Тракия',
  'Странджа',
  'Делфин',
  'Слънце',
  'Морска звезда',
  'Липа',
  'Хоризонт',
  'Фантазия',
  'Златен век',
  'Кедър',
  'Ластовица',
  'Пролет',
  'Маргарита',
  'Бряст',
  'Чинар',
];

export const nameShop = (trade: Trade, random: RandomSource): string =>
  `${random.pick(kinds[trade].names).replace('{}', random.pick(ownNames))} ${random.pick(['ЕООД', 'ООД', 'ЕТ'])}`;

/** A valid EIK that is not taken. */
export const inventEik = (taken: Set<string>, random: RandomSource): string => {
  for (;;) {
    const eight = String(random.whole(10_000_000, 99_999_999));
    const eik = Array.from({ length: 10 }, (_, check) => `${eight}${check}`).find((one) => isEik(one));
    if (eik === undefined || taken.has(eik)) continue;
    taken.add(eik);
    return eik;
  }
};
