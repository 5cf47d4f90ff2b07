import { businessDateOf } from '#kernel/business-date.ts';
import type { Violation } from '#kernel/invariant.ts';
import { Money } from '#kernel/money.ts';
import type { Currency } from '#kernel/currency.ts';
import type { ProviderFee } from '../domain/snapshot.ts';
import type { StoredDispute, StoredPayment, StoredRefund } from '../domain/stored-payment.ts';
import type { OfCharge, ProviderCharge, ProviderDispute, ProviderRefund } from '../ports/provider-records.ts';

/** Records of one provider account and what is stored here; payments are found by our key or by their intent. */
export type BothSides = Readonly<{
  account: string | null;
  charges: readonly ProviderCharge[];
  refunds: readonly ProviderRefund[];
  disputes: readonly ProviderDispute[];
  paymentOfCharge(charge: ProviderCharge): StoredPayment | undefined;
  paymentOfIntent(intentId: string | null): StoredPayment | undefined;
  storedRefunds: readonly StoredRefund[];
  storedDisputes: readonly StoredDispute[];
  now: Date;
}>;

/** Money younger than this may not be booked yet. */
const youngMs = 10 * 60_000;

type Kind = 'captured' | 'refunded' | 'disputed';
type Sums = { theirs: number; ours: number };

const amountOf = (minor: number, currency: string): string =>
  `${Money.ofMinor(minor, currency as Currency)
    .toDecimal()
    .toFixed(2)} ${currency}`;

/** The provider's balance may be in a currency that is no charge currency here. */
const feeText = ({ minor, currency }: ProviderFee): string => `${(minor / 100).toFixed(2)} ${currency}`;

const dueText = ({ evidenceDueAt }: Pick<StoredDispute, 'evidenceDueAt'>): string =>
  evidenceDueAt === null ? 'at no time' : `by ${evidenceDueAt.toISOString()}`;

type Card = Pick<StoredPayment, 'cardBrand' | 'cardLast4'>;
const cardText = ({ cardBrand, cardLast4 }: Card): string =>
  cardLast4 === null ? 'none' : `${cardBrand || 'of no brand'} ${cardLast4}`;
/** Earlier releases stored no brand. */
const isSameCard = (here: Card, there: Card): boolean =>
  here.cardLast4 === there.cardLast4 && (!here.cardBrand || here.cardBrand === there.cardBrand);

const isOnItsWay = (status: StoredRefund['status']): boolean =>
  status === 'REQUESTED' || status === 'PENDING';

/** Compares charges, refunds and disputes one by one, and their sums by day (Sofia) and currency. */
export class MoneyComparison {
  readonly #sides: BothSides;
  readonly #sums = new Map<string, Sums>();
  readonly #found: Violation[] = [];

  constructor(sides: BothSides) {
    this.#sides = sides;
  }

  /** @returns differing sums first, then the single differences, single ones with the command that fetches their payment */
  differences(): Violation[] {
    this.#compareCharges();
    for (const refund of this.#sides.refunds) this.#compareRefund(refund);
    for (const dispute of this.#sides.disputes) this.#compareDispute(dispute);
    return [...this.#differingSums(), ...this.#found];
  }

  #count(kind: Kind, { createdAt, currency }: OfCharge, theirs: number, ours: number): void {
    const place = `${businessDateOf(createdAt)} ${kind} ${currency}`;
    const sums = this.#sums.get(place) ?? { theirs: 0, ours: 0 };
    sums.theirs += theirs;
    sums.ours += ours;
    this.#sums.set(place, sums);
  }

  #differingSums(): Violation[] {
    const account = this.#sides.account === null ? '' : `, account ${this.#sides.account}`;
    return [...this.#sums]
      .filter(([, { theirs, ours }]) => theirs !== ours)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([place, { theirs, ours }]) => {
        const [day, kind, currency] = place.split(' ') as [string, Kind, string];
        const record = `${day}${account}: ${kind} ${amountOf(theirs, currency)} at the provider, ${amountOf(ours, currency)} here`;
        return { record };
      });
  }

  /**
   * @param isHealed whether settling the payment stores what the provider has and books it, once. What is booked already, or
   * otherwise than its status says, stays as it is.
   */
  #differs({ id, isMismatch }: StoredPayment, record: string, isHealed = true): void {
    this.#found.push(isHealed && !isMismatch ? { record, command: `payments confirm ${id}` } : { record });
  }

  #isYoung({ createdAt }: OfCharge, payment: StoredPayment): boolean {
    return payment.isUnderWay && this.#sides.now.getTime() - createdAt.getTime() < youngMs;
  }

  #compareCharges(): void {
    const ofPayment = new Map<StoredPayment, ProviderCharge[]>();
    for (const charge of this.#sides.charges) {
      const payment = this.#sides.paymentOfCharge(charge);
      if (payment !== undefined) ofPayment.set(payment, [...(ofPayment.get(payment) ?? []), charge]);
      else if (charge.key !== null) this.#unknownCharge(charge);
    }
    for (const [payment, charges] of ofPayment) this.#compareCaptured(payment, charges);
  }

  #unknownCharge(charge: ProviderCharge): void {
    this.#count('captured', charge, charge.capturedMinor, 0);
    const amount = amountOf(charge.capturedMinor, charge.currency);
    this.#found.push({ record: `charge ${charge.chargeId} of ${amount} belongs to no payment here` });
  }

  #compareCaptured(payment: StoredPayment, charges: readonly ProviderCharge[]): void {
    const [first] = charges as [ProviderCharge];
    if (payment.status === 'SUCCEEDED') this.#compareParticulars(payment, charges);
    // A mismatch is reported by its own check.
    if (payment.isMismatch || charges.some((charge) => this.#isYoung(charge, payment))) return;
    const theirs = charges.reduce((sum, { capturedMinor }) => sum + capturedMinor, 0);
    const ours = payment.bookedMinor;
    this.#count('captured', first, theirs, ours);
    if (theirs === ours) return;
    const there = `${amountOf(theirs, first.currency)} captured at the provider`;
    this.#differs(
      payment,
      `payment ${payment.id} is ${payment.status} with ${amountOf(ours, payment.currency)} here and has ${there}`,
      payment.status !== 'SUCCEEDED' && theirs > 0,
    );
  }

  /** Charge, card and true fee. A payment keeps the charge that it succeeded with, also beside a later one. */
  #compareParticulars(payment: StoredPayment, charges: readonly ProviderCharge[]): void {
    const { id, chargeId, transactionReference, fee } = payment;
    const charge = charges.find((one) => one.chargeId === chargeId);
    const ids = charges.map((one) => one.chargeId).join(', ');
    if (charge === undefined || transactionReference !== chargeId) {
      const stored = transactionReference === chargeId ? chargeId : `${chargeId}, ${transactionReference}`;
      // Documents name the reference, which is never replaced.
      this.#differs(
        payment,
        `payment ${id} has charge ${stored ?? 'none'} here and ${ids} at the provider`,
        charges.some((one) => one.chargeId === transactionReference),
      );
      return;
    }
    if (!isSameCard(payment, charge))
      this.#differs(
        payment,
        `payment ${id} has card ${cardText(payment)} here and ${cardText(charge)} at the provider`,
      );
    if (fee === null || charge.fee === null) return;
    if (fee.minor !== charge.fee.minor || fee.currency !== charge.fee.currency)
      this.#differs(
        payment,
        `payment ${id} has a true fee of ${feeText(fee)} here and of ${feeText(charge.fee)} at the provider`,
      );
  }

  /** Money in another currency than the payment's is booked by no command. */
  #otherCurrency(kind: Kind, seen: ProviderRefund | ProviderDispute, theirs: number, name: string): void {
    this.#count(kind, seen, theirs, 0);
    this.#found.push({ record: `${name} is in ${seen.currency} at the provider and not booked here` });
  }

  #compareRefund(seen: ProviderRefund): void {
    const payment = this.#sides.paymentOfIntent(seen.intentId);
    if (payment === undefined) return;
    const { providerRefundId, key, status, amountMinor, currency } = seen;
    const known = this.#sides.storedRefunds.find(
      (refund) => refund.providerRefundId === providerRefundId || (key !== null && refund.key === key),
    );
    // An id is stored with the provider's first answer and never changes.
    const storedId = known?.providerRefundId ?? providerRefundId;
    if (storedId !== providerRefundId)
      this.#differs(
        payment,
        `refund ${known!.id} of payment ${payment.id} is ${storedId} here and ${providerRefundId} at the provider`,
      );
    if (this.#isYoung(seen, payment)) return;
    const theirs = status === 'SUCCEEDED' ? amountMinor : 0;
    if (currency !== payment.currency)
      return this.#otherCurrency(
        'refunded',
        seen,
        theirs,
        `refund ${providerRefundId} of payment ${payment.id}`,
      );
    this.#count('refunded', seen, theirs, known?.status === 'SUCCEEDED' ? known.amountMinor : 0);
    const amount = amountOf(amountMinor, currency);
    if (known === undefined) {
      this.#differs(
        payment,
        `refund ${providerRefundId} of payment ${payment.id} (${amount}, ${status}) is not known here`,
      );
    } else if (known.amountMinor !== amountMinor) {
      this.#differs(
        payment,
        `refund ${known.id} of payment ${payment.id} is of ${amountOf(known.amountMinor, currency)} here and of ${amount} at the provider`,
        false,
      );
    } else if (known.status !== status && !(isOnItsWay(known.status) && isOnItsWay(status))) {
      this.#differs(
        payment,
        `refund ${known.id} of payment ${payment.id} (${amount}) is ${known.status} here and ${status} at the provider`,
        known.isBookedTruly,
      );
    }
  }

  #compareDispute(seen: ProviderDispute): void {
    const payment = this.#sides.paymentOfIntent(seen.intentId);
    if (payment === undefined || this.#isYoung(seen, payment)) return;
    const { providerDisputeId, amountMinor, currency } = seen;
    const known = this.#sides.storedDisputes.find(
      (dispute) => dispute.providerDisputeId === providerDisputeId,
    );
    // An inquiry moves no money.
    const theirs = seen.isInquiry ? 0 : amountMinor;
    if (currency !== payment.currency)
      return this.#otherCurrency(
        'disputed',
        seen,
        theirs,
        `dispute ${providerDisputeId} of payment ${payment.id}`,
      );
    this.#count('disputed', seen, theirs, known === undefined || known.isInquiry ? 0 : known.amountMinor);
    const name = `dispute ${providerDisputeId} of payment ${payment.id} (${amountOf(amountMinor, currency)})`;
    const statusText = ({ status, isInquiry }: Pick<StoredDispute, 'status' | 'isInquiry'>): string =>
      isInquiry ? `${status} as an inquiry` : status;
    if (known === undefined) this.#differs(payment, `${name} is not known here`);
    else if (statusText(known) !== statusText(seen)) {
      this.#differs(payment, `${name} is ${statusText(known)} here and ${statusText(seen)} at the provider`);
    } else if (known.status === 'OPEN' && dueText(known) !== dueText(seen)) {
      this.#differs(
        payment,
        `${name} is to be answered ${dueText(known)} here and ${dueText(seen)} at the provider`,
      );
    } else if (known.reason !== seen.reason) {
      this.#differs(payment, `${name} is for ${known.reason} here and for ${seen.reason} at the provider`);
    }
  }
}
