import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { MerchantFactType } from '#kernel/merchant-fact.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { IntegrationsAuditLog } from '../domain/audit-actions.ts';
import type { KeyMode } from '../domain/api-key.ts';
import type { EventDraft } from '../domain/event-draft.ts';
import { sampleSubjectId as subjectId, subjectTypeOf } from '../domain/event-subject.ts';
import { eventIdOf, type EventContent } from '../domain/merchant-event.ts';
import { TestEventsRefused } from '../domain/test-events-refused.ts';
import { managedMerchant } from './endpoint-policies.ts';

type Deps = Readonly<{
  audit: IntegrationsAuditLog;
  clock: Clock;
  directory: MerchantDirectory;
  work: UnitOfWork;
  mode: KeyMode;
  version: string;
  /** Sample data of a type. */
  sampleOf(type: MerchantFactType): EventContent;
  /** Numbers and stores the event, with its deliveries. */
  store(drafts: readonly EventDraft[]): Promise<void>;
  /** The UUID of the merchant's last event. */
  lastEventId(merchantId: number): Promise<string>;
}>;
type Command = Readonly<{ actor: Actor; type: MerchantFactType }>;

/** The event goes to every endpoint of the merchant that wants its type. */
const allEndpoints = { type: 'webhook-endpoint', id: 'all' } as const;

/** Stores and delivers an event with sample data, so that a shop can be tried before there is a payment. */
export class TriggerTestEvent {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns the UUID of the event. @throws NotAllowed, ScopeMissing, MerchantSuspended, TestEventsRefused */
  async execute({ actor, type }: Command): Promise<string> {
    const { audit, clock, mode, sampleOf, store, lastEventId, version, work } = this.#deps;
    const merchantId = await managedMerchant(this.#deps, actor);
    if (mode === 'live') throw new TestEventsRefused();
    const about = { type, merchantId, subjectType: subjectTypeOf(type), subjectId, version };
    return work.transact(async () => {
      await store([{ ...about, at: clock.now(), content: sampleOf(type) }]);
      // The counter of the merchant is locked until the commit: the last event is this one.
      const eventId = await lastEventId(merchantId);
      const data = { merchantId, type, eventId: eventIdOf(eventId) };
      await audit.record({ actor, action: 'webhook-endpoint.tested', subject: allEndpoints, data });
      return eventId;
    });
  }
}
