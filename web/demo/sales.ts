import type { en } from './messages/en.ts';

export type Person = keyof typeof en.demo.sample.people;
export type Good = keyof typeof en.demo.sample.goods;

/**
 * Outcome of a sale: `paid`; `waiting` for the payer; `declined` by the bank, without a document; `invoiced`, an unpaid
 * invoice; `annulled`, a voided invoice.
 */
type SaleOutcome = 'paid' | 'waiting' | 'declined' | 'invoiced' | 'annulled';
export type Method = 'CARD' | 'BANK_TRANSFER';

export interface Sale {
  readonly daysAgo: number;
  /** Time of day in UTC. */
  readonly at: string;
  /** In euro cents, VAT included. */
  readonly cents: number;
  readonly who: Person;
  readonly what: Good;
  readonly fate: SaleOutcome;
  /** CARD unless given. */
  readonly method?: Method;
  readonly refund?: Readonly<{ daysAgo: number; cents: number }>;
  /** Days back to the opening of a dispute that is open. */
  readonly disputed?: number;
  /** The sample proforma that the sale pays a part of, before the supply. */
  readonly advanceOf?: number;
}

/** How much of the payment of a sale is refunded. */
export const refundStatusOf = ({ cents, refund }: Pick<Sale, 'cents' | 'refund'>) => {
  if (refund === undefined) return 'NONE';
  return refund.cents === cents ? 'FULL' : 'PARTIAL';
};

export const addressOf: Readonly<Record<Person, string>> = {
  mariya: 'maria.georgieva@example.com',
  ivan: 'ivan.petrov@example.com',
  elena: 'elena.dimitrova@example.com',
  georgi: 'georgi.stoyanov@example.com',
  office: 'office@example.com',
  school: 'school@example.com',
};

const paid = { fate: 'paid' } as const;
const byTransfer = { fate: 'paid', method: 'BANK_TRANSFER' } as const;
const refunded = (daysAgo: number, cents: number) => ({ ...paid, refund: { daysAgo, cents } });

/** What the sample bakery sold, oldest first. */
export const sales: readonly Sale[] = [
  { daysAgo: 57, at: '07:40', cents: 4_200, who: 'ivan', what: 'bread', ...paid },
  { daysAgo: 53, at: '10:15', cents: 8_900, who: 'georgi', what: 'course', ...paid },
  { daysAgo: 48, at: '06:50', cents: 9_600, who: 'school', what: 'breakfast', ...byTransfer },
  { daysAgo: 43, at: '12:30', cents: 5_113, who: 'elena', what: 'cake', ...paid },
  { daysAgo: 38, at: '09:05', cents: 5_000, who: 'mariya', what: 'voucher', ...paid },
  { daysAgo: 34, at: '08:12', cents: 6_840, who: 'mariya', what: 'cake', ...paid },
  { daysAgo: 31, at: '06:40', cents: 11_250, who: 'office', what: 'breakfast', ...byTransfer },
  { daysAgo: 28, at: '15:05', cents: 15_000, who: 'elena', what: 'wedding', ...refunded(20, 5_000) },
  { daysAgo: 25, at: '09:31', cents: 4_200, who: 'ivan', what: 'bread', ...paid },
  { daysAgo: 22, at: '08:20', cents: 24_000, who: 'office', what: 'breakfast', fate: 'invoiced' },
  { daysAgo: 21, at: '13:48', cents: 5_113, who: 'georgi', what: 'cake', ...refunded(19, 5_113) },
  { daysAgo: 18, at: '07:02', cents: 9_600, who: 'school', what: 'breakfast', ...byTransfer, advanceOf: 1 },
  { daysAgo: 15, at: '17:26', cents: 5_000, who: 'mariya', what: 'voucher', ...paid },
  { daysAgo: 14, at: '08:45', cents: 112_500, who: 'office', what: 'breakfast', fate: 'annulled' },
  { daysAgo: 12, at: '10:10', cents: 8_900, who: 'ivan', what: 'course', ...paid, disputed: 2 },
  { daysAgo: 9, at: '06:55', cents: 11_250, who: 'office', what: 'breakfast', ...byTransfer },
  { daysAgo: 8, at: '16:02', cents: 7_250, who: 'elena', what: 'cake', fate: 'declined' },
  { daysAgo: 6, at: '14:19', cents: 7_250, who: 'georgi', what: 'cake', ...paid },
  { daysAgo: 5, at: '11:00', cents: 18_400, who: 'school', what: 'breakfast', fate: 'invoiced' },
  { daysAgo: 4, at: '16:44', cents: 3_690, who: 'elena', what: 'cookies', ...paid },
  { daysAgo: 2, at: '09:08', cents: 4_200, who: 'ivan', what: 'bread', ...paid },
  { daysAgo: 1, at: '11:37', cents: 6_840, who: 'mariya', what: 'cake', ...paid },
  { daysAgo: 0, at: '05:10', cents: 8_900, who: 'georgi', what: 'course', ...paid },
  { daysAgo: 0, at: '05:20', cents: 11_250, who: 'office', what: 'breakfast', fate: 'waiting' },
];

/** Payment links without a payment. */
export const openLinks = [
  { daysAgo: 3, cents: 8_900, what: 'course' },
  { daysAgo: 1, cents: 6_840, what: 'cake' },
] as const satisfies readonly { daysAgo: number; cents: number; what: Good }[];

/** Number of the first order and the first document. */
export const firstNumber = 135;
