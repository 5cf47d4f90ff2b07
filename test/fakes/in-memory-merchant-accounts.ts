import { isAhead } from '#kernel/clock.ts';
import {
  longestPauseMs,
  MerchantAccount,
  type AccountChange,
  type MerchantAccountRecord,
} from '#modules/accounts/domain/merchant-account.ts';
import type { MerchantAccounts } from '#modules/accounts/ports/merchant-accounts.ts';

const hourMs = 3_600_000;

export class InMemoryMerchantAccounts implements MerchantAccounts {
  readonly #records = new Map<number, MerchantAccountRecord>();
  readonly #claimed = new Set<string>();
  readonly changes: AccountChange[] = [];
  /** Runs before the next save: another call is faster. */
  beforeSave: (() => Promise<void>) | undefined;

  async find(by: Parameters<MerchantAccounts['find']>[0]): Promise<MerchantAccount | null> {
    const record =
      'merchantId' in by
        ? this.#records.get(by.merchantId)
        : [...this.#records.values()].find(({ accountId }) => accountId === by.accountId);
    return record === undefined ? null : MerchantAccount.restore(record);
  }

  async request(account: MerchantAccount): Promise<MerchantAccount> {
    const { merchantId } = account;
    if (!this.#records.has(merchantId)) this.#records.set(merchantId, account.toRecord());
    return (await this.find({ merchantId }))!;
  }

  async save(account: MerchantAccount, change: AccountChange | null): Promise<boolean> {
    const before = this.beforeSave;
    this.beforeSave = undefined;
    await before?.();
    const record = account.toRecord();
    if (this.#records.get(record.merchantId)?.version !== record.version) return false;
    this.#records.set(record.merchantId, { ...record, version: record.version + 1 });
    if (change !== null) this.changes.push(change);
    return true;
  }

  async claimDue({ now, limit }: Readonly<{ now: Date; limit: number }>): Promise<number[]> {
    const dueAt = ({ nextCheckAt }: MerchantAccountRecord) => nextCheckAt?.getTime() ?? Infinity;
    const latest = new Date(now.getTime() + longestPauseMs);
    const due = [...this.#records.values()]
      .filter(
        (record) =>
          dueAt(record) <= now.getTime() ||
          (record.nextCheckAt !== null && isAhead(record.nextCheckAt, latest)),
      )
      .toSorted((one, other) => dueAt(one) - dueAt(other) || one.merchantId - other.merchantId)
      .slice(0, limit);
    for (const record of due)
      this.#records.set(record.merchantId, { ...record, nextCheckAt: new Date(now.getTime() + hourMs) });
    return due.map(({ merchantId }) => merchantId);
  }

  async dueUntil(until: Date, now: Date): Promise<readonly MerchantAccount[]> {
    return [...this.#records.values()]
      .map((record) => MerchantAccount.restore(record))
      .filter((account) => {
        const { deadline, due, status } = account.toRecord();
        const isOpen = !['NONE', 'REJECTED', 'LEFT'].includes(status);
        return isOpen && due.length > 0 && deadline !== null && deadline > now && deadline <= until;
      });
  }

  async claimReminder({
    merchantId,
    deadline,
    days,
  }: Parameters<MerchantAccounts['claimReminder']>[0]): Promise<boolean> {
    const key = `${merchantId} ${deadline.toISOString()} ${days}`;
    if (this.#claimed.has(key)) return false;
    this.#claimed.add(key);
    return true;
  }
}
