import type { RandomSource } from './random-source.ts';

/** Invented people; their emails end in a domain that never receives mail. */
const women = [
  'Мария',
  'Елена',
  'Десислава',
  'Петя',
  'Анна',
  'Ива',
  'Гергана',
  'Виктория',
  'Радостина',
  'Йоана',
  'Силвия',
  'Теодора',
  'Ралица',
  'Надежда',
  'Цветелина',
  'Биляна',
];
const men = [
  'Иван',
  'Георги',
  'Димитър',
  'Николай',
  'Стефан',
  'Петър',
  'Александър',
  'Мартин',
  'Красимир',
  'Борислав',
  'Пламен',
  'Тодор',
  'Васил',
  'Калоян',
  'Емил',
  'Явор',
];
const families = [
  'Иванов',
  'Петров',
  'Георгиев',
  'Димитров',
  'Николов',
  'Стоянов',
  'Тодоров',
  'Илиев',
  'Василев',
  'Ангелов',
  'Костов',
  'Маринов',
  'Христов',
  'Йорданов',
  'Колев',
  'Атанасов',
  'Павлов',
  'Минчев',
  'Русев',
  'Велев',
];
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  'а-a б-b в-v г-g д-d е-e ж-zh з-z и-i й-y к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f х-h ц-ts ч-ch ш-sh щ-sht ъ-a ь-y ю-yu я-ya'
    .split(' ')
    .map((pair) => pair.split('-')),
);
const inLatin = (word: string): string =>
  word.toLowerCase().replaceAll(/\p{L}/gu, (letter) => latin[letter] ?? letter);

export type Customer = Readonly<{ name: string; email: string }>;

export const inventCustomer = (random: RandomSource): Customer => {
  const isWoman = random.isLucky(0.56);
  const first = random.pick(isWoman ? women : men);
  const family = `${random.pick(families)}${isWoman ? 'а' : ''}`;
  return {
    name: `${first} ${family}`,
    email: `${inLatin(first)}.${inLatin(family)}${random.whole(1, 400)}@example.com`,
  };
};

/** Invoices are written to companies. */
export const inventCompany = (random: RandomSource): string =>
  `„${random.pick(['Алфа', 'Балкан', 'Витоша', 'Дунав', 'Еделвайс', 'Изток', 'Камчия', 'Люлин', 'Марица', 'Орион', 'Пирин', 'Тунджа'])} ${random.pick(['Трейд', 'Консулт', 'Строй', 'Логистик', 'Дизайн', 'Софт', 'Имоти', 'Транс'])}“ ${random.pick(['ЕООД', 'ООД', 'АД'])}`;

export const inventAddress = (random: RandomSource): string =>
  `${random.pick(['ул. „Иван Вазов“', 'ул. „Шипка“', 'бул. „България“', 'ул. „Граф Игнатиев“', 'ул. „Раковски“', 'бул. „Сливница“', 'ул. „Цар Симеон“', 'ул. „Хан Аспарух“'])} ${random.whole(1, 180)}, ${random.pick(['1000 София', '4000 Пловдив', '9000 Варна', '8000 Бургас', '7000 Русе', '6000 Стара Загора', '5800 Плевен', '5000 Велико Търново', '2700 Благоевград', '9700 Шумен'])}`;
