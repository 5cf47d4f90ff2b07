/** Goods and prices, VAT included. */
export type Sale = Readonly<{ description: string; amount: number; currency: 'EUR' | 'BGN' | 'USD' }>;

const sale = (description: string, amount: number, currency: Sale['currency'] = 'EUR'): Sale => ({
  description,
  amount,
  currency,
});

/** A pottery studio in Plovdiv. `{n}` becomes the number of the order. */
export const demoGoods: readonly Sale[] = [
  sale('Керамичен сервиз за кафе, 6 части', 64.9),
  sale('Работилница по грънчарство за двама', 118),
  sale('Ваза „Родопи“, ръчна изработка', 42.5),
  sale('Поръчка № {n}: чинии и купи', 86.4),
  sale('Подаръчен ваучер', 50),
  sale('Сувенирна чаша с ваше име', 19.99),
  sale('Капаро за сватбен комплект', 200, 'BGN'),
  sale('Плочки за камина, ръчно рисувани', 340.2),
  sale('Уроци за деца, един месец', 72),
];

export const englishSale = sale('Pottery workshop for two, in English', 145, 'USD');
export const counterSale = sale('Чаша на деня (код на щанда)', 12.5);

/** A kitchen in Sofia. */
export const secondGoods: readonly Sale[] = [
  sale('Обяд за екипа, 8 души', 96),
  sale('Кетъринг за рожден ден', 210),
  sale('Седмично меню за вкъщи', 58.5),
  sale('Торта по поръчка', 45, 'BGN'),
];
