import { addDays, businessDateOf } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { fixedLevRate } from '#kernel/euro-rate.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import {
  defaultGround,
  linkVatProblem,
  type VatGround,
  type VatRate,
  type VatRegistration,
} from '#kernel/sale-vat.ts';
import { statusTransitions } from '#kernel/status-transitions.ts';
import { LinkIsPaid, LinkStatusRefused } from './failures.ts';
import type { ChosenWays } from './ways-to-pay.ts';

export const linkTransitions = statusTransitions({
  ACTIVE: ['PAID', 'EXPIRED', 'CANCELLED'],
  // PAID: a checkout opened before the expiry can succeed after it.
  EXPIRED: ['ACTIVE', 'PAID', 'CANCELLED'],
  PAID: [],
  CANCELLED: [],
});
export type LinkStatus = (typeof linkTransitions.statuses)[number];
export type LinkUsage = 'SINGLE' | 'REUSABLE';
/** Who made the link: the merchant, or a payer on the public page of the merchant. */
export type LinkOrigin = 'MERCHANT' | 'PUBLIC_PAGE';

/** Validity of a SINGLE link without a requested one, in days. */
export const defaultExpiryDays = 30;
/** Minor units of the charge currency (decisions, 4). */
const smallestCharge = 50n;
const largestCharge = 99_999_999n;

/** The card is charged in EUR for an amount in BGN, at the fixed rate (decisions, 2); other currencies are unchanged. */
export const chargeFor = (amount: Money): { chargeAmount: Money<ChargeCurrency>; fxRate: string | null } =>
  amount.currency === 'BGN'
    ? { chargeAmount: fixedLevRate.toEuro(amount), fxRate: fixedLevRate.toString() }
    : { chargeAmount: Money.ofMinor(amount.minor, amount.currency), fxRate: null };

/** The input of a new payment link. */
export type LinkDraft = Readonly<{
  merchantId: number;
  /** The user who creates it; null for an operator. */
  createdBy: number | null;
  amount: Money;
  description: string | null;
  usage: LinkUsage;
  /** null: no expiry, REUSABLE only. */
  expiresInDays: number | null;
  /** 5 to 1440, instead of days. */
  expiresInMinutes?: number | null | undefined;
  /** An instant, instead of either. */
  expiresAt?: Date | undefined;
  customerName: string | null;
  customerEmail: string | null;
  /** The customer that the link points to; none unless given. */
  customerId?: number | null | undefined;
  /** MERCHANT unless given. */
  origin?: LinkOrigin;
  /** Digest of the payer's network that makes the link on a public page. */
  openedFrom?: string | null;
  /** The page of the shop that a paid link leads back to (`isReturnUrl`); none unless given. */
  returnUrl?: string | null;
  /** Every possible way unless given. */
  methods?: ChosenWays | undefined;
  /** The most a month that its payer may agree to when the card stays; not offered unless given. */
  cardMax?: Money<ChargeCurrency> | null | undefined;
  /** The document of another program that it pays; SINGLE only. */
  foreignDocumentId?: number | null | undefined;
}> &
  Partial<LinkVat>;

/** Rate in percent and ground of 0 % of a link's sale; null: by the merchant's registration on the day of the payment. */
export type LinkVat = Readonly<{ taxRate: VatRate | null; vatGround: VatGround | null }>;

/** The stored fields of a payment link. */
export type LinkRecord = {
  id: number | undefined;
  token: string;
  merchantId: number;
  /** The user who created it; null: an operator, or before creators were stored. */
  createdBy: number | null;
  /** The written invoice that the link was created for; else null. */
  invoiceId: number | null;
  /** The instalment of that invoice, from 1; null: the whole of what is open. */
  installment: number | null;
  /** The document of another program that it pays: its payment has no document here. */
  foreignDocumentId: number | null;
  /** The customer that the link points to; null: none was picked. */
  customerId: number | null;
  origin: LinkOrigin;
  /** Digest of the network that made it on a public page, while it is ACTIVE; else null. */
  openedFrom: string | null;
  amount: Money;
  chargeAmount: Money<ChargeCurrency>;
  fxRate: string | null;
  usage: LinkUsage;
  status: LinkStatus;
  description: string | null;
  customerName: string | null;
  customerEmail: string | null;
  taxRate: VatRate | null;
  vatGround: VatGround | null;
  /** The page of the shop that the payer may go to after the payment. */
  returnUrl: string | null;
  methods: ChosenWays;
  /** In the charge currency: the most a month that its payer may agree to; null: no card stays. */
  cardMaxMinor: number | null;
  expiresAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  paidAt: Date | null;
  cancelledAt: Date | null;
  version: number;
};

/** The charge must be 0.50 to 999,999.99 (decisions, 4). @param field the request field that is reported */
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

/** A card stays for a customer, and its maximum can be charged. @throws RangeError for another currency */
export const cardMaxProblems = ({
  amount,
  cardMax,
  customerId,
}: Pick<LinkDraft, 'amount' | 'cardMax' | 'customerId'>): FieldProblem[] => {
  if (!cardMax) return [];
  if (chargeFor(amount).chargeAmount.currency !== cardMax.currency)
    throw new RangeError('a maximum is in the currency of the charge');
  return [
    ...(customerId ? [] : [{ field: 'customerId', code: 'fields.required' }]),
    ...chargeProblems(cardMax, 'cardMax'),
  ];
};

/** Problems of the given fields of a draft. */
export const linkProblems = ({
  amount,
  usage,
  expiresInDays,
  expiresInMinutes = null,
}: Partial<Pick<LinkDraft, 'amount' | 'usage' | 'expiresInDays' | 'expiresInMinutes'>>): FieldProblem[] => [
  ...(amount === undefined ? [] : chargeProblems(chargeFor(amount).chargeAmount)),
  ...(usage === 'SINGLE' && expiresInDays === null && expiresInMinutes === null
    ? [{ field: 'expiresInDays', code: 'fields.required' }]
    : []),
  ...(typeof expiresInDays === 'number' && expiresInMinutes !== null
    ? [{ field: 'expiresInMinutes', code: 'fields.one-expiry' }]
    : []),
];

/** Whether the merchant may charge the rate of a link (VAT Act, art. 113(9)); the buyer is not known. */
export const linkRateProblems = (
  { taxRate = null, vatGround = null }: Partial<LinkVat>,
  registration: VatRegistration,
): FieldProblem[] => {
  if (taxRate === null) {
    return vatGround === null ? [] : [{ field: 'taxRate', code: 'fields.tax-rate-needed' }];
  }
  const refused = linkVatProblem({ registration, rate: taxRate, ground: vatGround });
  return refused === null ? [] : [refused];
};

/** Rate and ground as they are stored: 0 % has its ground. */
export const linkVatOf = (
  { taxRate = null, vatGround = null }: Partial<LinkVat>,
  registration: VatRegistration,
): LinkVat => ({
  taxRate,
  vatGround: taxRate === 0 ? (vatGround ?? defaultGround(registration, 'PERSON')) : null,
});

/** The same UTC time after n days, never on a later calendar day of Sofia. */
const expiryAfter = (now: Date, days: number): Date => {
  const lastDay = addDays(businessDateOf(now), days);
  const instant = new Date(now);
  instant.setUTCDate(instant.getUTCDate() + days);
  // A change to summer time moves an instant shortly before midnight into the next local day.
  return businessDateOf(instant) <= lastDay ? instant : new Date(instant.getTime() - 3_600_000);
};

const minute = 60_000;

const expiryOf = ({ expiresInDays, expiresInMinutes = null }: LinkDraft, now: Date): Date | null => {
  if (expiresInMinutes !== null) return new Date(now.getTime() + expiresInMinutes * minute);
  return expiresInDays === null ? null : expiryAfter(now, expiresInDays);
};

/** A request for one amount; the URL alone gives access to pay it. */
export class PaymentLink {
  readonly #record: LinkRecord;

  private constructor(record: LinkRecord) {
    this.#record = record;
  }

  /** @throws InvalidFields for a charge outside 0.50 to 999,999.99, a SINGLE link without expiry, or two expiries */
  static create(draft: LinkDraft, token: string, now: Date): PaymentLink {
    const { chargeAmount, fxRate } = chargeFor(draft.amount);
    const problems = linkProblems(draft);
    if (problems.length > 0) throw new InvalidFields(problems);
    if (draft.amount.minor <= 0n) throw new RangeError('an amount must be above zero');
    return new PaymentLink({
      id: undefined,
      token,
      merchantId: draft.merchantId,
      createdBy: draft.createdBy,
      invoiceId: null,
      installment: null,
      foreignDocumentId: draft.foreignDocumentId ?? null,
      customerId: draft.customerId ?? null,
      origin: draft.origin ?? 'MERCHANT',
      openedFrom: draft.openedFrom ?? null,
      amount: draft.amount,
      chargeAmount,
      fxRate,
      usage: draft.usage,
      status: 'ACTIVE',
      description: draft.description,
      customerName: draft.customerName,
      customerEmail: draft.customerEmail,
      taxRate: draft.taxRate ?? null,
      vatGround: draft.vatGround ?? null,
      returnUrl: draft.returnUrl ?? null,
      methods: draft.methods ?? null,
      cardMaxMinor: draft.cardMax ? Number(draft.cardMax.minor) : null,
      expiresAt: draft.expiresAt ?? expiryOf(draft, now),
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

  /** A stored ACTIVE past its expiry is EXPIRED on every read. */
  statusAt(now: Date): LinkStatus {
    const { status, expiresAt } = this.#record;
    return status === 'ACTIVE' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status;
  }

  /** @throws LinkIsPaid, LinkStatusRefused */
  cancel(now: Date): void {
    this.#move(this.statusAt(now), 'CANCELLED', now);
    this.#record.cancelledAt = now;
  }

  /** Sets the expiry to `days` from now; an EXPIRED link becomes ACTIVE. @throws LinkIsPaid, LinkStatusRefused */
  extend(days: number, now: Date): void {
    const status = this.statusAt(now);
    if (status === 'EXPIRED') this.#move(status, 'ACTIVE', now);
    else if (status === 'PAID') throw new LinkIsPaid('ACTIVE');
    else if (status !== 'ACTIVE') throw new LinkStatusRefused({ from: status, to: 'ACTIVE' });
    this.#record.expiresAt = expiryAfter(now, days);
    this.#record.updatedAt = now;
  }

  /** Stores the written invoice that the link was created for, and the instalment of it. */
  assignInvoice(invoiceId: number, installment: number | null = null): void {
    this.#record.invoiceId = invoiceId;
    this.#record.installment = installment;
  }

  /** Stores EXPIRED after the expiry. @returns whether the status has changed */
  expireIfDue(now: Date): boolean {
    if (this.#record.status !== 'ACTIVE' || this.statusAt(now) !== 'EXPIRED') return false;
    this.#move('ACTIVE', 'EXPIRED', now);
    return true;
  }

  /** Ends an ACTIVE link before its expiry, in favour of a link that another payer makes. */
  giveWay(now: Date): void {
    if (this.statusAt(now) !== 'ACTIVE') return;
    this.#move('ACTIVE', 'EXPIRED', now);
    this.#record.expiresAt = now;
  }

  /** Whether it can be paid, now or after an extension. */
  get isOpen(): boolean {
    const { status } = this.#record;
    return status === 'ACTIVE' || status === 'EXPIRED';
  }

  /** A succeeded payment makes a SINGLE link PAID; a CANCELLED link stays CANCELLED, the payment is valid. */
  pay(now: Date): void {
    if (this.#record.usage === 'REUSABLE' || !linkTransitions.isAllowed(this.#record.status, 'PAID')) return;
    this.#move(this.#record.status, 'PAID', now);
    this.#record.paidAt = now;
  }

  #move(from: LinkStatus, to: LinkStatus, now: Date): void {
    if (from === 'PAID') throw new LinkIsPaid(to);
    if (!linkTransitions.isAllowed(from, to)) throw new LinkStatusRefused({ from, to });
    this.#record.status = to;
    this.#record.openedFrom = null;
    this.#record.updatedAt = now;
  }
}
