import type { en } from './words/en.ts';

export type Person = keyof typeof en.demo.sample.people;
export type Good = keyof typeof en.demo.sample.goods;

interface Sale {
  readonly daysAgo: number;
  /** Time of day in UTC. */
  readonly at: string;
  /** In euro cents, VAT included. */
  readonly cents: number;
  readonly who: Person;
  readonly what: Good;
  readonly isPaid: boolean;
}

export const addressOf: Readonly<Record<Person, string>> = {
  mariya: 'maria.georgieva@example.com',
  ivan: 'ivan.petrov@example.com',
  elena: 'elena.dimitrova@example.com',
  georgi: 'georgi.stoyanov@example.com',
  office: 'office@example.com',
  school: 'school@example.com',
};

/** What the sample bakery sold, oldest first. */
export const sales: readonly Sale[] = [
  { daysAgo: 34, at: '08:12', cents: 6_840, who: 'mariya', what: 'cake', isPaid: true },
  { daysAgo: 31, at: '06:40', cents: 11_250, who: 'office', what: 'breakfast', isPaid: true },
  { daysAgo: 28, at: '15:05', cents: 15_000, who: 'elena', what: 'wedding', isPaid: true },
  { daysAgo: 25, at: '09:31', cents: 4_200, who: 'ivan', what: 'bread', isPaid: true },
  { daysAgo: 21, at: '13:48', cents: 5_113, who: 'georgi', what: 'cake', isPaid: true },
  { daysAgo: 18, at: '07:02', cents: 9_600, who: 'school', what: 'breakfast', isPaid: true },
  { daysAgo: 15, at: '17:26', cents: 5_000, who: 'mariya', what: 'voucher', isPaid: true },
  { daysAgo: 12, at: '10:10', cents: 8_900, who: 'ivan', what: 'course', isPaid: true },
  { daysAgo: 9, at: '06:55', cents: 11_250, who: 'office', what: 'breakfast', isPaid: true },
  { daysAgo: 6, at: '14:19', cents: 7_250, who: 'georgi', what: 'cake', isPaid: true },
  { daysAgo: 4, at: '16:44', cents: 3_690, who: 'elena', what: 'cookies', isPaid: true },
  { daysAgo: 2, at: '09:08', cents: 4_200, who: 'ivan', what: 'bread', isPaid: true },
  { daysAgo: 1, at: '11:37', cents: 6_840, who: 'school', what: 'cake', isPaid: false },
  { daysAgo: 0, at: '05:20', cents: 11_250, who: 'office', what: 'breakfast', isPaid: false },
];

/** Links that nobody has paid yet. */
export const openLinks = [
  { daysAgo: 3, cents: 8_900, what: 'course' },
  { daysAgo: 1, cents: 6_840, what: 'cake' },
  { daysAgo: 0, cents: 11_250, what: 'breakfast' },
] as const satisfies readonly { daysAgo: number; cents: number; what: Good }[];

export const firstNumber = 135;
