import { isUnsettled } from '#modules/payments/domain/attempt.ts';
import type { OpenSession } from '#modules/payments/domain/open-sessions.ts';
import { Payment } from '#modules/payments/domain/payment.ts';
import type { HistoryEntry, PaymentRecord } from '#modules/payments/domain/payment-record.ts';
import type { PaymentIds } from '#modules/payments/ports/payment-ids.ts';
import type { Payments } from '#modules/payments/ports/payments.ts';
import type { PaymentsOfLink } from '#modules/payments/ports/payments-of-link.ts';

type Stored = Readonly<{ record: PaymentRecord; history: readonly HistoryEntry[] }>;

/** Payments by id, each behind a lock of its own; what throws inside `add` or `change` stores nothing. */
export class InMemoryPayments implements Payments, PaymentIds, PaymentsOfLink {
  readonly #stored = new Map<number, Stored>();
  readonly #locks = new Map<number, Promise<unknown>>();
  readonly #orderNumbers = new Map<number, number>();
  #partIds = 0;

  async add<T>(payment: Payment, complete: (payment: Payment) => T): Promise<T> {
    const { merchantId, requestKey } = payment.toRecord();
    const isTaken = requestKey !== null && (await this.byRequest(merchantId, requestKey)) !== null;
    if (isTaken) throw new Error('duplicate request key');
    const orderNumber = (this.#orderNumbers.get(merchantId) ?? 0) + 1;
    payment.numbered({ id: this.#stored.size + 1, orderNumber });
    const result = complete(payment);
    this.#orderNumbers.set(merchantId, orderNumber);
    this.#store(payment);
    return result;
  }

  async get(id: number): Promise<Payment | null> {
    const stored = this.#stored.get(id);
    return stored === undefined ? null : Payment.restore(stored.record);
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

  async byRequest(merchantId: number, requestKey: string): Promise<number | null> {
    return this.#find((record) => record.merchantId === merchantId && record.requestKey === requestKey);
  }

  async bySession(sessionId: string): Promise<number | null> {
    return this.#find(({ attempts }) => attempts.some((attempt) => attempt.sessionId === sessionId));
  }

  async byIntent(intentId: string): Promise<number | null> {
    return this.#find((record) => record.intentId === intentId);
  }

  async byProviderKey(providerKey: string): Promise<number | null> {
    return this.#find(({ attempts }) => attempts.some((attempt) => attempt.providerKey === providerKey));
  }

  async open(linkId: number): Promise<Payment | null> {
    const id = this.#find(({ attempts }) =>
      attempts.some((attempt) => attempt.singleLinkId === linkId && isUnsettled(attempt)),
    );
    return id === null ? null : this.get(id);
  }

  async openSessions(linkId: number): Promise<readonly OpenSession[]> {
    return this.#records
      .filter((record) => record.linkId === linkId)
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

  async isHeld(linkId: number): Promise<boolean> {
    return this.#records.some(
      (record) => record.linkId === linkId && record.status === 'PROCESSING' && record.mismatch !== null,
    );
  }

  async firstSucceeded(linkId: number): Promise<number | null> {
    const succeeded = this.#records
      .filter((record) => record.linkId === linkId && record.status === 'SUCCEEDED')
      .toSorted(
        (one, other) => one.succeededAt!.getTime() - other.succeededAt!.getTime() || one.id! - other.id!,
      );
    return succeeded[0]?.id ?? null;
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
      payment.numbered({ version: before.version + 1 });
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
    payment.numbered({
      attempts: newIds(attempts, ({ providerKey }) => providerKey),
      refunds: newIds(refunds, ({ providerKey }) => providerKey),
      disputes: newIds(disputes, ({ providerDisputeId }) => providerDisputeId),
    });
    const history = [...this.historyOf(payment.id), ...payment.newHistory];
    this.#stored.set(payment.id, { record: payment.toRecord(), history });
  }

  #find(isMeant: (record: PaymentRecord) => boolean): number | null {
    return this.#records.find(isMeant)?.id ?? null;
  }
}
