import type { Attempt } from './attempt.ts';
import { PaymentStatusRefused } from './failures.ts';
import type { DisputeRecord, RefundRecord } from './refunds-and-disputes.ts';
import type { HistoryEntry, PaymentRecord } from './payment-record.ts';
import { isHigher, paymentTransitions, type PaymentStatus } from './status.ts';

/** The actor of a change and its instant. */
export type By = Readonly<{ actor: string; now: Date }>;

/** Something that the merchant must act on, by the key of the part. */
type Incident = Readonly<
  { failedRefundKey: string } | { openedDisputeId: string } | { decidedDisputeId: string }
>;

const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};

const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const values = Object.entries(one);
  const others = other as Readonly<Record<string, unknown>>;
  return (
    values.length === Object.keys(other).length && values.every(([key, value]) => isSame(value, others[key]))
  );
};

/** Returns the same object when nothing changes, so that unchanged parts are found by identity. */
const changed = <T extends object>(before: T, changes: Partial<T>): T => {
  const updates = Object.entries(changes).filter(([key, value]) => !isSame(value, before[key as keyof T]));
  if (updates.length === 0) return before;
  for (const [, value] of updates) frozen(value);
  return Object.freeze({ ...before, ...changes });
};

/**
 * The private record of a payment with its history since it was loaded. A change replaces the frozen record; only
 * `Payment` holds it and passes it to the functions of this folder.
 */
export class PaymentState {
  #record: PaymentRecord;
  readonly #history: HistoryEntry[] = [];
  readonly #incidents: Incident[] = [];

  constructor(record: PaymentRecord) {
    this.#record = frozen({ ...record });
  }

  get record(): PaymentRecord {
    return this.#record;
  }

  get history(): readonly HistoryEntry[] {
    return this.#history;
  }

  get incidents(): readonly Incident[] {
    return this.#incidents;
  }

  change(changes: Partial<PaymentRecord>): void {
    this.#record = changed(this.#record, changes);
  }

  addAttempt(attempt: Attempt): void {
    this.change({ attempts: [...this.#record.attempts, attempt] });
  }

  /** Also deletes the network of the caller when the session ends. */
  changeAttempt(providerKey: string, changes: Partial<Attempt>): void {
    const isOver = changes.status === 'ENDED' || changes.status === 'REFUSED';
    const all = isOver ? { ...changes, network: null } : changes;
    const attempts = this.#record.attempts.map((attempt) =>
      attempt.providerKey === providerKey ? changed(attempt, all) : attempt,
    );
    this.change({ attempts });
  }

  addRefund(refund: RefundRecord): void {
    this.change({ refunds: [...this.#record.refunds, refund] });
  }

  changeRefund(providerKey: string, changes: Partial<RefundRecord>): void {
    const refunds = this.#record.refunds.map((refund) =>
      refund.providerKey === providerKey ? changed(refund, changes) : refund,
    );
    this.change({ refunds });
  }

  addDispute(dispute: DisputeRecord): void {
    this.change({ disputes: [...this.#record.disputes, dispute] });
  }

  changeDispute(providerDisputeId: string, changes: Partial<DisputeRecord>): void {
    const disputes = this.#record.disputes.map((dispute) =>
      dispute.providerDisputeId === providerDisputeId ? changed(dispute, changes) : dispute,
    );
    this.change({ disputes });
  }

  /** Adds the first row of the history. */
  startHistory({ actor, now: at }: By): void {
    const { status } = this.#record;
    this.#history.push({ kind: 'STATUS', fromStatus: null, status, actor, reason: null, at });
  }

  /** Raises the status; a lower or equal one changes nothing. @returns whether it was raised */
  raise(to: PaymentStatus, reason: string | null, { actor, now: at }: By): boolean {
    const from = this.#record.status;
    if (!isHigher(to, from)) return false;
    if (!paymentTransitions.isAllowed(from, to)) throw new PaymentStatusRefused({ from, to });
    this.change({ status: to, updatedAt: at });
    this.#history.push({ kind: 'STATUS', fromStatus: from, status: to, actor, reason, at });
    return true;
  }

  /** Adds a history row that keeps the status. */
  addHistory(
    kind: Exclude<HistoryEntry['kind'], 'STATUS'>,
    reason: string | null,
    { actor, now: at }: By,
  ): void {
    this.change({ updatedAt: at });
    this.#history.push({ kind, fromStatus: null, status: this.#record.status, actor, reason, at });
  }

  report(incident: Incident): void {
    this.#incidents.push(incident);
  }
}
