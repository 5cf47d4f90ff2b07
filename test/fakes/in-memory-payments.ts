import { isUnsettled } from '#modules/payments/domain/attempt.ts';
import type { OpenSession } from '#modules/payments/domain/open-sessions.ts';
import { Payment } from '#modules/payments/domain/payment.ts';
import type { HistoryEntry, PaymentRecord } from '#modules/payments/domain/payment-record.ts';
import type { PaymentsOfLinks } from '#modules/links/index.ts';
import { isClaimed } from '#modules/payments/domain/refunds-and-disputes.ts';
import type { PaymentKey, Payments, RefundSum } from '#modules/payments/ports/payments.ts';
import { EuroRate } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';

type Stored = Readonly<{ record: PaymentRecord; history: readonly HistoryEntry[] }>;

const isNamedBy = (record: PaymentRecord, key: PaymentKey): boolean => {
  if (typeof key === 'number') return record.id === key;
  if ('requestKey' in key) {
    return record.merchantId === key.merchantId && record.requestKey === key.requestKey;
  }
  if ('sessionId' in key)
    return record.attempts.some((one) => one.kind === 'PAGE' && one.sessionId === key.sessionId);
  if ('disputeId' in key) return record.disputes.some(({ id }) => id === key.disputeId);
  if ('intentId' in key) return record.intentId === key.intentId;
  return record.attempts.some(({ providerKey }) => providerKey === key.providerKey);
};

/** Payments by id, each with a lock; an error inside `add` or `change` stores nothing. */
export class InMemoryPayments implements Payments, Pick<PaymentsOfLinks, 'isHeld'> {
  readonly #stored = new Map<number, Stored>();
  readonly #locks = new Map<number, Promise<unknown>>();
  readonly #orderNumbers = new Map<number, number>();
  #partIds = 0;

  async add<T>(payment: Payment, complete: (payment: Payment) => T): Promise<T> {
    const { merchantId, requestKey } = payment.toRecord();
    const isTaken = requestKey !== null && (await this.get({ merchantId, requestKey })) !== null;
    if (isTaken) throw new Error('duplicate request key');
    const orderNumber = (this.#orderNumbers.get(merchantId) ?? 0) + 1;
    payment.setStoredValues({ id: this.#stored.size + 1, orderNumber });
    const result = complete(payment);
    this.#orderNumbers.set(merchantId, orderNumber);
    this.#store(payment);
    return result;
  }

  async get(key: PaymentKey): Promise<Payment | null> {
    const record = this.#records.find((one) => isNamedBy(one, key));
    return record === undefined ? null : Payment.restore(record);
  }

  async change<T>(id: number, apply: (payment: Payment) => T | Promise<T>): Promise<T | null> {
    const before = this.#locks.get(id) ?? Promise.resolve();
    const work = before.then(() => this.#apply(id, apply));
    this.#locks.set(
      id,
      work.catch(() => undefined),
    );
    return work;
  }

  async changeLoaded<T>(atHand: Payment, apply: (payment: Payment) => T): Promise<T | null> {
    const before = atHand.toRecord();
    const stored = await this.get(atHand.id);
    if (stored?.toRecord().version !== before.version) apply(Payment.restore(before));
    return this.change(atHand.id, apply);
  }

  async isFirst({ merchantId, paymentId }: Parameters<Payments['isFirst']>[0]): Promise<boolean> {
    return !this.#records.some(
      (record) =>
        record.merchantId === merchantId && record.status === 'SUCCEEDED' && record.id !== paymentId,
    );
  }

  async openOfLink(paymentLinkId: number): Promise<Payment | null> {
    const found = this.#records.find(({ attempts }) =>
      attempts.some((attempt) => attempt.singleLinkId === paymentLinkId && isUnsettled(attempt)),
    );
    return found === undefined ? null : this.get(found.id!);
  }

  async openSessionsOfLink(paymentLinkId: number): Promise<readonly OpenSession[]> {
    return this.#records
      .filter((record) => record.paymentLinkId === paymentLinkId)
      .flatMap(({ id, attempts, status, lastDeclineCode }) =>
        attempts.filter(isUnsettled).map((attempt) => ({
          attemptId: attempt.id!,
          paymentId: id!,
          network: attempt.network,
          isTouched: status !== 'PENDING' || lastDeclineCode !== null,
        })),
      )
      .toSorted((one, other) => one.attemptId - other.attemptId)
      .map(({ attemptId: _, ...session }) => session);
  }

  async isHeld(paymentLinkId: number): Promise<boolean> {
    return this.#records.some(
      (record) =>
        record.paymentLinkId === paymentLinkId && record.status === 'PROCESSING' && record.mismatch !== null,
    );
  }

  async firstSucceededOfLink(paymentLinkId: number): Promise<number | null> {
    const succeeded = this.#records
      .filter((record) => record.paymentLinkId === paymentLinkId && record.status === 'SUCCEEDED')
      .toSorted(
        (one, other) => one.succeededAt!.getTime() - other.succeededAt!.getTime() || one.id! - other.id!,
      );
    return succeeded[0]?.id ?? null;
  }

  /** Without a lock. */
  async lockRefunds(requestedBy: string, since: Date): Promise<RefundSum> {
    const counted = this.#records
      .flatMap(({ eurRate, refunds }) => refunds.map((refund) => ({ ...refund, eurRate })))
      .filter((one) => one.requestedBy === requestedBy && one.createdAt > since && isClaimed(one));
    const instants = counted.map(({ createdAt }) => createdAt.getTime());
    return {
      total: counted.reduce(
        (total, { eurRate, amount }) => total.plus(EuroRate.parse(eurRate).toEuro(amount)),
        Money.zero('EUR'),
      ),
      oldestAt: instants.length === 0 ? null : new Date(Math.min(...instants)),
    };
  }

  all(): readonly PaymentRecord[] {
    return this.#records;
  }

  historyOf(id: number): readonly HistoryEntry[] {
    return this.#stored.get(id)?.history ?? [];
  }

  get #records(): PaymentRecord[] {
    return [...this.#stored.values()].map(({ record }) => record);
  }

  async #apply<T>(id: number, apply: (payment: Payment) => T | Promise<T>): Promise<T | null> {
    const payment = await this.get(id);
    if (payment === null) return null;
    const before = payment.toRecord();
    const result = await apply(payment);
    const after = payment.toRecord();
    if (payment.newHistory.length > 0 || after !== before) {
      payment.setStoredValues({ version: before.version + 1 });
      this.#store(payment);
    }
    return result;
  }

  #store(payment: Payment): void {
    const newIds = <P extends { id: number | undefined }>(
      parts: readonly P[],
      keyOf: (part: P) => string,
    ): Map<string, number> =>
      new Map(parts.filter(({ id }) => id === undefined).map((part) => [keyOf(part), (this.#partIds += 1)]));
    const { attempts, refunds, disputes } = payment.toRecord();
    payment.setStoredValues({
      attempts: newIds(attempts, ({ providerKey }) => providerKey),
      refunds: newIds(refunds, ({ providerKey }) => providerKey),
      disputes: newIds(disputes, ({ providerDisputeId }) => providerDisputeId),
    });
    const history = [...this.historyOf(payment.id), ...payment.newHistory];
    this.#stored.set(payment.id, { record: payment.toRecord(), history });
  }
}
