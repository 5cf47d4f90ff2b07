import { addDays, businessDateOf } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { fixedLevRate } from '#kernel/euro-rate.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { statusTransitions } from '#kernel/status-transitions.ts';
import { LinkStateRefused } from './failures.ts';

export const linkStates = statusTransitions({
  ACTIVE: ['PAID', 'EXPIRED', 'CANCELLED'],
  // PAID: a checkout that was opened in time may succeed after the link's own time.
  EXPIRED: ['ACTIVE', 'PAID', 'CANCELLED'],
  PAID: [],
  CANCELLED: [],
});
export type LinkStatus = (typeof linkStates.statuses)[number];
export type LinkUsage = 'SINGLE' | 'REUSABLE';

export const defaultExpiryDays = 30;
const smallestCharge = 50n;
const largestCharge = 99_999_999n;

/** What is charged for a price: BGN in EUR at the fixed rate (decisions, point 2), the others as they are. */
export const chargeFor = (price: Money): { charge: Money<ChargeCurrency>; fxRate: string | null } =>
  price.currency === 'BGN'
    ? { charge: fixedLevRate.toEuro(price), fxRate: fixedLevRate.toString() }
    : { charge: Money.ofMinor(price.minor, price.currency), fxRate: null };

export type LinkDraft = Readonly<{
  merchantId: number;
  price: Money;
  description: string | null;
  usage: LinkUsage;
  /** null: does not expire; only a REUSABLE link may. */
  expiresInDays: number | null;
  customerName: string | null;
  customerEmail: string | null;
}>;

export type LinkRecord = {
  id: number | undefined;
  token: string;
  merchantId: number;
  /** The invoice that the link was made for; null for any other link. */
  invoiceId: number | null;
  price: Money;
  charge: Money<ChargeCurrency>;
  fxRate: string | null;
  usage: LinkUsage;
  status: LinkStatus;
  description: string | null;
  customerName: string | null;
  customerEmail: string | null;
  expiresAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  paidAt: Date | null;
  cancelledAt: Date | null;
  version: number;
};

/** Below 0.50 or above 999,999.99 no card is charged (decisions, point 4); `field` is the one that the caller sent. */
export const chargeProblems = ({ minor, currency }: Money, field = 'amount'): FieldProblem[] => {
  if (minor < smallestCharge) {
    const params = { minimum: '0.50', currency };
    return [{ field, code: 'fields.charge-too-small', params }];
  }
  if (minor > largestCharge) {
    const params = { maximum: '999999.99', currency };
    return [{ field, code: 'fields.charge-too-big', params }];
  }
  return [];
};

/** What is wrong with those parts of a draft that are there. */
export const linkProblems = ({
  price,
  usage,
  expiresInDays,
}: Partial<Pick<LinkDraft, 'price' | 'usage' | 'expiresInDays'>>): FieldProblem[] => [
  ...(price === undefined ? [] : chargeProblems(chargeFor(price).charge)),
  ...(usage === 'SINGLE' && expiresInDays === null
    ? [{ field: 'expiresInDays', code: 'fields.required' }]
    : []),
];

/** "Valid for n days" means to the end of that day in Sofia. */
const expiryAfter = (now: Date, days: number): Date => {
  const lastDay = addDays(businessDateOf(now), days);
  const instant = new Date(now);
  instant.setUTCDate(instant.getUTCDate() + days);
  // Daylight saving may shift the local day by an hour around midnight; the calendar decides.
  return businessDateOf(instant) <= lastDay ? instant : new Date(instant.getTime() - 3_600_000);
};

/** A request for one amount; the URL is enough to pay it. */
export class PaymentLink {
  readonly #record: LinkRecord;

  private constructor(record: LinkRecord) {
    this.#record = record;
  }

  /** @throws InvalidFields when the charge is below 0.50 or above 999,999.99 of its currency. */
  static create(draft: LinkDraft, token: string, now: Date): PaymentLink {
    const { charge, fxRate } = chargeFor(draft.price);
    const problems = linkProblems(draft);
    if (problems.length > 0) throw new InvalidFields(problems);
    if (draft.price.minor <= 0n) throw new RangeError('a price is above zero');
    return new PaymentLink({
      id: undefined,
      token,
      merchantId: draft.merchantId,
      invoiceId: null,
      price: draft.price,
      charge,
      fxRate,
      usage: draft.usage,
      status: 'ACTIVE',
      description: draft.description,
      customerName: draft.customerName,
      customerEmail: draft.customerEmail,
      expiresAt: draft.expiresInDays === null ? null : expiryAfter(now, draft.expiresInDays),
      createdAt: now,
      updatedAt: now,
      paidAt: null,
      cancelledAt: null,
      version: 1,
    });
  }

  static restore(record: LinkRecord): PaymentLink {
    return new PaymentLink({ ...record });
  }

  /** A copy for persistence. */
  toRecord(): LinkRecord {
    return { ...this.#record };
  }

  /** A stored ACTIVE past its time is EXPIRED on every read. */
  statusAt(now: Date): LinkStatus {
    const { status, expiresAt } = this.#record;
    return status === 'ACTIVE' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status;
  }

  /** @throws LinkStateRefused */
  cancel(now: Date): void {
    this.#move(this.statusAt(now), 'CANCELLED', now);
    this.#record.cancelledAt = now;
  }

  /** More days from now on; brings an expired link back. @throws LinkStateRefused */
  extend(days: number, now: Date): void {
    const status = this.statusAt(now);
    if (status === 'EXPIRED') this.#move(status, 'ACTIVE', now);
    else if (status !== 'ACTIVE') throw new LinkStateRefused({ from: status, to: 'ACTIVE' });
    this.#record.expiresAt = expiryAfter(now, days);
    this.#record.updatedAt = now;
  }

  /** The link asks for the sum of this invoice and for nothing else. */
  linkToInvoice(invoiceId: number): void {
    this.#record.invoiceId = invoiceId;
  }

  /** Stores the status that reads show already. @returns whether it has changed */
  expireIfDue(now: Date): boolean {
    if (this.#record.status !== 'ACTIVE' || this.statusAt(now) !== 'EXPIRED') return false;
    this.#move('ACTIVE', 'EXPIRED', now);
    return true;
  }

  /** A success pays a SINGLE link; a cancelled one stays cancelled, its late payment stands all the same. */
  pay(now: Date): void {
    if (this.#record.usage === 'REUSABLE' || !linkStates.isAllowed(this.#record.status, 'PAID')) return;
    this.#move(this.#record.status, 'PAID', now);
    this.#record.paidAt = now;
  }

  #move(from: LinkStatus, to: LinkStatus, now: Date): void {
    if (!linkStates.isAllowed(from, to)) throw new LinkStateRefused({ from, to });
    this.#record.status = to;
    this.#record.updatedAt = now;
  }
}
