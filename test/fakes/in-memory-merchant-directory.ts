import { hasRole, isTrusted, type Actor } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import type { Days } from '#kernel/month.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type {
  MerchantDirectory,
  MerchantRecord,
  Registration,
  RegistrationSegment,
} from '#modules/merchants/index.ts';

type Facts = Readonly<{ isClosed?: boolean; accountantIds?: readonly number[] }>;

export class InMemoryMerchantDirectory implements MerchantDirectory {
  readonly #merchants = new Map<number, Facts & Readonly<{ record: MerchantRecord }>>();

  /** Adds the merchant or replaces it. */
  set(record: MerchantRecord, facts: Facts = {}): void {
    this.#merchants.set(record.id, { record, ...facts });
  }

  async byId(id: number): Promise<MerchantRecord | null> {
    return this.#merchants.get(id)?.record ?? null;
  }

  async openById(id: number): Promise<MerchantRecord | null> {
    const found = this.#merchants.get(id);
    return found === undefined || found.isClosed === true ? null : found.record;
  }

  async openByIds(ids: readonly number[]): Promise<readonly MerchantRecord[]> {
    const found = [...this.#merchants.values()].filter(
      ({ record, isClosed }) => ids.includes(record.id) && isClosed !== true,
    );
    return found.map(({ record }) => record).toSorted((one, other) => one.id - other.id);
  }

  /** The registration of today held ever. */
  async registrationsOf(id: number, days: Days): Promise<readonly RegistrationSegment[]> {
    const record = this.#merchants.get(id)?.record;
    return record === undefined
      ? []
      : [{ ...days, vatRegistration: record.vatRegistration, vatNumber: record.vatNumber }];
  }

  async registrationHistoryOf(id: number): Promise<readonly Registration[]> {
    const record = this.#merchants.get(id)?.record;
    if (record === undefined) return [];
    const { vatRegistration, vatNumber } = record;
    return [{ validFrom: businessDate('2026-01-01'), vatRegistration, vatNumber }];
  }

  async visibleTo(actor: Actor): Promise<Visibility> {
    if (isTrusted(actor) || hasRole(actor, 'SUPPORT')) return 'all';
    if (actor.kind !== 'user') return [];
    if (actor.role !== 'ACCOUNTANT') return actor.merchantId === null ? [] : [actor.merchantId];
    const assigned = [...this.#merchants].filter(([, { accountantIds = [] }]) =>
      accountantIds.includes(actor.userId),
    );
    return assigned.map(([id]) => id).toSorted((one, other) => one - other);
  }
}
