/** Invented people and goods of a shop in Plovdiv; addresses end in a domain that can never receive mail. */
export const customers = [
  ['Мария Георгиева', 'maria.georgieva@example.com'],
  ['Иван Петров', 'ivan.petrov@example.com'],
  ['Елена Димитрова', 'elena.dimitrova@example.com'],
  ['Георги Стоянов', 'georgi.stoyanov@example.com'],
  ['Десислава Николова', 'desislava.nikolova@example.com'],
  ['Николай Тодоров', 'nikolay.todorov@example.com'],
  ['Петя Василева', 'petya.vasileva@example.com'],
  ['Стефан Илиев', 'stefan.iliev@example.com'],
  ['Анна Костова', 'anna.kostova@example.com'],
  ['Димитър Ангелов', 'dimitar.angelov@example.com'],
] as const;

export type Sale = Readonly<{ description: string; amount: number; currency: 'EUR' | 'BGN' | 'USD' }>;

export const demoSales: readonly Sale[] = [
  { description: 'Керамичен сервиз за кафе, 6 части', amount: 64.9, currency: 'EUR' },
  { description: 'Работилница по грънчарство за двама', amount: 118, currency: 'EUR' },
  { description: 'Ваза „Родопи“, ръчна изработка', amount: 42.5, currency: 'EUR' },
  { description: 'Поръчка №{n}: чинии и купи', amount: 86.4, currency: 'EUR' },
  { description: 'Подаръчен ваучер', amount: 50, currency: 'EUR' },
  { description: 'Сувенирна чаша с ваше име', amount: 19.99, currency: 'EUR' },
  { description: 'Капаро за сватбен комплект', amount: 200, currency: 'BGN' },
  { description: 'Плочки за камина, ръчно рисувани', amount: 340.2, currency: 'EUR' },
  { description: 'Shipping to the US, dinner set', amount: 145, currency: 'USD' },
  { description: 'Уроци за деца, един месец', amount: 72, currency: 'EUR' },
];

export const secondSales: readonly Sale[] = [
  { description: 'Обяд за екипа, 8 души', amount: 96, currency: 'EUR' },
  { description: 'Кетъринг за рожден ден', amount: 210, currency: 'EUR' },
  { description: 'Седмично меню за вкъщи', amount: 58.5, currency: 'EUR' },
  { description: 'Торта по поръчка', amount: 45, currency: 'BGN' },
];
