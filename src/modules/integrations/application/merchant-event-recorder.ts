import type { Clock } from '#kernel/clock.ts';
import type { MerchantFact } from '#kernel/merchant-fact.ts';
import type { ObjectSnapshot, ObjectSnapshots } from '#kernel/object-snapshots.ts';
import type { CommitHooks } from '#kernel/unit-of-work.ts';
import { distinctFacts, type EventDraft } from '../domain/event-draft.ts';
import { fitted } from '../domain/event-size.ts';
import { nameFieldsOf, subjectTypeOf, type SubjectType } from '../domain/event-subject.ts';

type Deps = Readonly<{
  hooks: CommitHooks;
  /** Those of the merchants whose events are stored: from the first API key or webhook endpoint on. */
  withEvents(merchantIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Where the objects of each kind are read. */
  snapshots: Readonly<Record<SubjectType, ObjectSnapshots>>;
  /** Numbers and stores the events, with their deliveries; the last lock of the transaction. */
  store(drafts: readonly EventDraft[]): Promise<void>;
  clock: Clock;
  /** Of the objects. */
  version: string;
}>;

/**
 * Stores an event for each fact of a transaction just before its commit, when the merchant has programs that read them: the objects are read once, as the transaction
 * leaves them, and the numbers of a merchant are held for the shortest time.
 */
export class MerchantEventRecorder {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Notes a fact of the transaction in progress. @throws Error outside a transaction */
  note(fact: MerchantFact): void {
    this.#deps.hooks.beforeCommit(this.#store, fact);
  }

  readonly #store = async (noted: readonly MerchantFact[]): Promise<void> => {
    const { withEvents, store, clock, version } = this.#deps;
    const merchants = await withEvents(noted.map(({ merchantId }) => merchantId));
    const facts = distinctFacts(noted.filter(({ merchantId }) => merchants.has(merchantId)));
    if (facts.length === 0) return;
    const at = clock.now();
    const read = this.#reader();
    const drafts: EventDraft[] = [];
    for (const fact of facts) {
      const { type, merchantId, subjectId, previous } = fact;
      const subjectType = subjectTypeOf(type);
      const object = await read(subjectType, fact);
      const content = fitted({ object, previous }, nameFieldsOf(subjectType));
      drafts.push({ type, merchantId, subjectType, subjectId: String(subjectId), at, content, version });
    }
    await store(drafts);
  };

  /** Reads each object once. */
  #reader() {
    const { snapshots } = this.#deps;
    const known = new Map<string, ObjectSnapshot>();
    return async (subjectType: SubjectType, fact: MerchantFact): Promise<ObjectSnapshot> => {
      const key = `${subjectType} ${fact.merchantId} ${fact.subjectId}`;
      const object = known.get(key) ?? (await snapshots[subjectType].read(fact));
      known.set(key, object);
      return object;
    };
  }
}
