import { isDeepStrictEqual } from 'node:util';
import { businessDateOf } from '#kernel/business-date.ts';
import { MerchantEmailTaken, MerchantNotFound, TaxIdTaken } from '#modules/merchants/domain/failures.ts';
import { Merchant, type MerchantDetails, type NewMerchant } from '#modules/merchants/domain/merchant.ts';
import type { MerchantStatus } from '#modules/merchants/domain/merchant-status.ts';
import {
  holdsAlready,
  planPeriodsOf,
  planOn,
  type PlanStep,
  type RecordedPlan,
} from '#modules/merchants/domain/plan-periods.ts';
import type { Registration } from '#modules/merchants/domain/registrations.ts';
import type {
  MerchantChange,
  Merchants,
  PlanCause,
  StatusCause,
} from '#modules/merchants/ports/merchants.ts';

const slugWith = (slug: string, number: number): string => (number === 1 ? slug : `${slug}-${number}`);

type StatusRow = StatusCause &
  Readonly<{ merchantId: number; from: MerchantStatus | null; to: MerchantStatus; at: Date }>;

export class InMemoryMerchants implements Merchants {
  readonly #records = new Map<number, MerchantDetails>();
  /** The status history of all merchants, in the order of the changes. */
  readonly history: StatusRow[] = [];
  readonly #registrations = new Map<number, Registration[]>();
  readonly #plans = new Map<number, RecordedPlan[]>();
  #lastId = 0;

  async add(merchant: NewMerchant, cause: StatusCause): Promise<MerchantDetails> {
    this.#mustBeFree(merchant);
    const slugs = new Set([...this.#records.values()].map(({ slug }) => slug));
    let number = 1;
    while (slugs.has(slugWith(merchant.slug, number))) number += 1;
    this.#lastId += 1;
    const added = { ...merchant, id: this.#lastId, slug: slugWith(merchant.slug, number) };
    this.#records.set(added.id, added);
    this.#recordStatus(null, added, cause);
    this.#keepPlan(added);
    return added;
  }

  async change(
    id: number,
    apply: (merchant: Merchant) => void,
    cause?: StatusCause,
  ): Promise<MerchantChange> {
    // No await between reading and storing: this replaces the row lock.
    const merchant = this.#restore(id);
    const before = merchant.toRecord();
    apply(merchant);
    const after = merchant.toRecord();
    if (isDeepStrictEqual(before, after)) return { before, after };
    this.#mustBeFree(after, id);
    const stored = { ...after, version: before.version + 1 };
    if (before.status !== stored.status) this.#recordStatus(before.status, stored, cause);
    this.#records.set(id, stored);
    if (before.plan !== after.plan || after.closedAt !== null) this.#keepPlan(stored);
    return { before, after: stored };
  }

  async lock(id: number): Promise<Merchant> {
    return this.#restore(id);
  }

  async remove(id: number): Promise<void> {
    this.#records.delete(id);
  }

  async registrationsOf(id: number): Promise<readonly Registration[]> {
    return this.#registrations.get(id) ?? [];
  }

  /** It knows no documents. */
  async enterRegistration(id: number, registration: Registration): Promise<void> {
    this.#registrations.set(id, [...(await this.registrationsOf(id)), registration]);
  }

  async plansOf(id: number): Promise<readonly RecordedPlan[]> {
    return this.#plans.get(id) ?? [];
  }

  async enterPlan(id: number, step: PlanStep, { by: chosenBy, reason }: PlanCause): Promise<void> {
    const { plan, kind, validFrom } = step;
    this.#plans.set(id, [...(this.#plans.get(id) ?? []), { plan, kind, validFrom, chosenBy, reason }]);
  }

  /** All merchants, closed ones included. */
  get all(): readonly MerchantDetails[] {
    return [...this.#records.values()];
  }

  /** Records a plan that nothing else has recorded. */
  #keepPlan({ id, plan, closedAt, updatedAt }: MerchantDetails): void {
    const validFrom = businessDateOf(updatedAt);
    const periods = planPeriodsOf(this.#plans.get(id) ?? []);
    const step = { plan, kind: 'GIVEN', validFrom } as const;
    const isKept =
      periods.length > 0 &&
      (closedAt === null ? planOn(periods, validFrom).plan === plan : holdsAlready(periods, step));
    if (isKept) return;
    const recorded = { ...step, chosenBy: 'system:merchants', reason: null };
    this.#plans.set(id, [...(this.#plans.get(id) ?? []), recorded]);
  }

  #recordStatus(
    from: MerchantStatus | null,
    { id, status, updatedAt }: MerchantDetails,
    cause?: StatusCause,
  ): void {
    if (cause === undefined) throw new Error(`the status of merchant ${id} changed without a cause`);
    this.history.push({ merchantId: id, from, to: status, at: updatedAt, ...cause });
  }

  #restore(id: number): Merchant {
    const record = this.#records.get(id);
    if (record === undefined || record.closedAt !== null) throw new MerchantNotFound();
    return Merchant.restore(record);
  }

  #mustBeFree({ email, taxId, closedAt }: NewMerchant, except?: number): void {
    if (closedAt !== null) return;
    const others = this.all.filter(({ id, closedAt: closed }) => id !== except && closed === null);
    if (others.some((other) => other.email.toLowerCase() === email.toLowerCase()))
      throw new MerchantEmailTaken();
    if (taxId !== null && others.some((other) => other.taxId === taxId)) throw new TaxIdTaken();
  }
}
