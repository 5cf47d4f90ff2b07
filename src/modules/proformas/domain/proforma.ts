import { isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { ProformaChanged, ProformaGone, ProformaIsPaid, ProformaStateRefused } from './failures.ts';

/** A PROFORMA asks for money before the supply; an OFFER says a price, and is accepted first. */
export type ProformaKind = 'PROFORMA' | 'OFFER';
/** EXPIRED: its last day has passed; a transfer that comes later still finds it. PAID: nothing of it is open. */
export type ProformaState = 'DRAFT' | 'SENT' | 'ACCEPTED' | 'PAID' | 'EXPIRED' | 'WITHDRAWN';

type Amount = Money<ChargeCurrency>;

/** What a merchant wrote, with the sums of an invoice of it. `C` is the content as the contract has it. */
export type ProformaTerms<C> = Readonly<{
  kind: ProformaKind;
  customerId: number | null;
  customerName: string;
  customerEmail: string | null;
  content: C;
  /** The first line. */
  about: string;
  subtotal: Amount;
  tax: Amount;
  total: Amount;
  /** The most a month that the payer may let the card be charged; null: it is not offered. */
  cardMax: Amount | null;
  validUntil: BusinessDate;
}>;

/** A proforma or an offer as it is stored. */
export type Proforma<C> = ProformaTerms<C> &
  Readonly<{
    id: number;
    merchantId: number;
    /** Ten digits, of a series of its own. */
    number: string;
    token: string;
    state: ProformaState;
    paid: Amount;
    /** The link over what is open, once it was sent. */
    paymentLinkId: number | null;
    /** Of the transfer that it waits for; null where the bank is not offered. */
    reference: string | null;
    /** The invoice of it that was issued by a press or by the whole payment; null: none. */
    finalInvoiceId: number | null;
    version: number;
  }>;

type Facts = Pick<Proforma<unknown>, 'state' | 'paid' | 'total' | 'validUntil' | 'finalInvoiceId'>;

/** What is still to be paid; never below zero. */
export const openOf = ({ total, paid }: Pick<Facts, 'total' | 'paid'>): Amount =>
  paid.isMoreThan(total) ? total.minus(total) : total.minus(paid);

/** The state on a day: the last one of a proforma has passed before a job has stored it; one that is invoiced stays. */
export const stateOn = ({ state, validUntil, finalInvoiceId }: Facts, today: BusinessDate): ProformaState =>
  (state === 'SENT' || state === 'ACCEPTED') && finalInvoiceId === null && isBefore(validUntil, today)
    ? 'EXPIRED'
    : state;

/** @throws ProformaIsPaid, ProformaStateRefused, ProformaChanged for another version */
export const mustBeChangeable = (proforma: Facts & Readonly<{ version: number }>, version: number): void => {
  mustBeUnpaid(proforma);
  if (proforma.state === 'WITHDRAWN') throw new ProformaStateRefused();
  if (proforma.version !== version) throw new ProformaChanged();
};

/** @throws ProformaIsPaid once money came for it, or its invoice was issued */
export const mustBeUnpaid = ({ state, paid, finalInvoiceId }: Facts): void => {
  if (state === 'PAID' || !paid.isZero() || finalInvoiceId !== null) throw new ProformaIsPaid();
};

/** What is open of it can be asked for. @throws ProformaStateRefused, ProformaIsPaid, ProformaGone after its last day */
export const mustBeSendable = (proforma: Facts, today: BusinessDate): void => {
  if (proforma.state === 'WITHDRAWN') throw new ProformaStateRefused();
  if (proforma.state === 'PAID' || proforma.finalInvoiceId !== null) throw new ProformaIsPaid();
  if (isBefore(proforma.validUntil, today)) throw new ProformaGone();
};

/** @throws ProformaStateRefused of one that was withdrawn, ProformaIsPaid of one that is paid or has its invoice */
export const mustBeInvoiceable = ({ state, finalInvoiceId }: Facts): void => {
  if (state === 'WITHDRAWN') throw new ProformaStateRefused();
  if (state === 'PAID' || finalInvoiceId !== null) throw new ProformaIsPaid();
};

/**
 * Whether the payer's acceptance is new; again it changes nothing.
 * @throws ProformaGone after its last day, or withdrawn; ProformaChanged for another version than the payer saw
 */
export const isNewlyAccepted = (
  proforma: Facts & Readonly<{ version: number }>,
  { version, today }: Readonly<{ version: number; today: BusinessDate }>,
): boolean => {
  const state = stateOn(proforma, today);
  if (state === 'PAID') return false;
  if (state !== 'SENT' && state !== 'ACCEPTED') throw new ProformaGone();
  if (proforma.version !== version) throw new ProformaChanged();
  return state === 'SENT';
};

/** The state after a payment. */
export const stateAfter = (paid: Amount, { total, state }: Pick<Facts, 'total' | 'state'>): ProformaState =>
  total.isMoreThan(paid) ? state : 'PAID';
