import type { BusinessDate } from '#kernel/business-date.ts';
import { MistypedReferences } from './find-references.ts';

/** A document of the merchant that a line may have paid; amounts in minor units. */
export type DocumentCandidate = Readonly<{
  invoiceId: number;
  number: number;
  totalMinor: number;
  /** 0: paid, credited or annulled. */
  openMinor: number;
  issueDate: BusinessDate;
  dueDate: BusinessDate;
  /** Of the buyer and of the customer, as the document names them. */
  names: readonly string[];
  /** Accounts from which its customer has paid before. */
  ibans: readonly string[];
  customerId: number | null;
}>;

/** Why a promised transfer needs no money any more. */
export type PromiseEnd = 'PAID' | 'WITHDRAWN' | 'CANCELLED';

/** A transfer that a payer promised; the amount in minor units of EUR. */
export type PromiseCandidate = Readonly<{
  promiseId: number;
  reference: string;
  amountMinor: number;
  /** The written invoice that its link is for. */
  invoiceId: number | null;
  customerName: string | null;
  /** null: the money is awaited. */
  end: PromiseEnd | null;
}>;

/** A transfer that a person recorded before the statement was read. */
export type RecordedTransfer = Readonly<{
  /** The payment of a document, or the payment of a promised transfer. */
  of:
    | Readonly<{ invoiceId: number; invoicePaymentId: number }>
    | Readonly<{ reference: string; paymentId: number }>;
  amountMinor: number;
  paidOn: BusinessDate;
}>;

/** A payout of the card provider that has not arrived; the amount in minor units of its currency. */
export type PayoutCandidate = Readonly<{
  payoutId: number;
  amountMinor: number;
  currency: string;
  arrivalOn: BusinessDate;
  /** How the bank names it: the descriptor and the reference of the provider. */
  marks: readonly string[];
}>;

/** What lines of a merchant may have paid. */
export type CandidateFacts = Readonly<{
  documents: readonly DocumentCandidate[];
  promises: readonly PromiseCandidate[];
  recorded: readonly RecordedTransfer[];
  payouts: readonly PayoutCandidate[];
}>;

/** Documents of one open sum that are compared by name. */
const mostOfAmount = 100;

const grouped = <T, K>(all: readonly T[], keysOf: (one: T) => readonly K[]): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const one of all)
    for (const key of keysOf(one)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [one]);
      else group.push(one);
    }
  return groups;
};

/**
 * What the lines of one merchant may have paid, found by number, open sum, account and reference. It follows what each line
 * pays, so that a second transfer for one document finds it paid.
 */
export class Candidates {
  readonly mistyped: MistypedReferences;
  readonly #documents: ReadonlyMap<number, DocumentCandidate>;
  readonly #open = new Map<number, number>();
  readonly #byNumber: ReadonlyMap<number, readonly DocumentCandidate[]>;
  readonly #byOpen: ReadonlyMap<number, readonly DocumentCandidate[]>;
  readonly #byIban: ReadonlyMap<string, readonly DocumentCandidate[]>;
  readonly #promises: ReadonlyMap<string, PromiseCandidate>;
  readonly #promisesByAmount: ReadonlyMap<number, readonly PromiseCandidate[]>;
  readonly #recorded: ReadonlyMap<number | string, readonly RecordedTransfer[]>;
  readonly #payouts: ReadonlyMap<number, readonly PayoutCandidate[]>;
  readonly #paid = new Set<string>();
  readonly #taken = new Set<RecordedTransfer | PayoutCandidate>();

  constructor({ documents, promises, recorded, payouts }: CandidateFacts) {
    this.#documents = new Map(documents.map((one) => [one.invoiceId, one]));
    this.#byNumber = grouped(documents, ({ number }) => [number]);
    this.#byOpen = grouped(documents, ({ openMinor }) => (openMinor > 0 ? [openMinor] : []));
    this.#byIban = grouped(documents, ({ ibans, openMinor }) => (openMinor > 0 ? ibans : []));
    this.#promises = new Map(promises.map((one) => [one.reference, one]));
    this.#recorded = grouped(recorded, ({ of }) => ['invoiceId' in of ? of.invoiceId : of.reference]);
    this.#payouts = grouped(payouts, ({ amountMinor }) => [amountMinor]);
    const awaited = promises.filter(({ end }) => end === null);
    this.#promisesByAmount = grouped(awaited, ({ amountMinor }) => [amountMinor]);
    this.mistyped = new MistypedReferences(awaited.map(({ reference }) => reference));
  }

  document(invoiceId: number): DocumentCandidate | undefined {
    return this.#documents.get(invoiceId);
  }

  openOf({ invoiceId, openMinor }: DocumentCandidate): number {
    return this.#open.get(invoiceId) ?? openMinor;
  }

  numbered(number: number): readonly DocumentCandidate[] {
    return this.#byNumber.get(number) ?? [];
  }

  /** Open documents of this open sum, or that a customer with this account has. */
  near(amountMinor: number, iban: string | null): DocumentCandidate[] {
    const equal = (this.#byOpen.get(amountMinor) ?? []).slice(0, mostOfAmount);
    const ofIban = iban === null ? [] : (this.#byIban.get(iban) ?? []).slice(0, mostOfAmount);
    return [...new Set([...equal, ...ofIban])].filter((one) => this.openOf(one) > 0);
  }

  promise(reference: string): PromiseCandidate | undefined {
    const promise = this.#promises.get(reference);
    return promise !== undefined && this.#paid.has(reference) ? { ...promise, end: 'PAID' } : promise;
  }

  /** Awaited transfers of this amount. */
  promisesOf(amountMinor: number): PromiseCandidate[] {
    const all = (this.#promisesByAmount.get(amountMinor) ?? []).slice(0, mostOfAmount);
    return all.filter(({ reference }) => !this.#paid.has(reference));
  }

  /** Transfers that were recorded for a document, by its id, or a promised transfer, by its reference, and have no line. */
  recordedOf(of: number | string): RecordedTransfer[] {
    return (this.#recorded.get(of) ?? []).filter((one) => !this.#taken.has(one));
  }

  payouts(amountMinor: number): PayoutCandidate[] {
    return (this.#payouts.get(amountMinor) ?? []).filter((one) => !this.#taken.has(one));
  }

  /** A line has paid so much of a document. */
  pay(invoiceId: number, amountMinor: number): void {
    const document = this.#documents.get(invoiceId);
    if (document !== undefined) this.#open.set(invoiceId, Math.max(this.openOf(document) - amountMinor, 0));
  }

  /** A line has paid a promised transfer. */
  payPromise({ reference, invoiceId }: PromiseCandidate, amountMinor: number): void {
    this.#paid.add(reference);
    if (invoiceId !== null) this.pay(invoiceId, amountMinor);
  }

  /** The line of a recorded transfer, or of a payout, is found. */
  take(one: RecordedTransfer | PayoutCandidate): void {
    this.#taken.add(one);
  }
}
