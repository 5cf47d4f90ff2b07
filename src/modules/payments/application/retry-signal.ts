import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { SignalNotParked } from '../domain/failures.ts';
import type { ProviderInbox } from '../ports/provider-inbox.ts';
import type { GetWebhookEvent, WebhookEventView } from '../ports/webhook-event-view.ts';
import { handleProviderEvent } from './jobs.ts';

type Command = Readonly<{ actor: Actor; inboxId: number }>;
type Deps = Readonly<{
  getEvent: GetWebhookEvent;
  inbox: ProviderInbox;
  work: UnitOfWork;
  jobs: Jobs;
  clock: Clock;
  audit: AuditLog;
}>;

/** Has a parked signal handled again: what it points at may be known by now. */
export class RetrySignal {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, SignalNotFound, SignalNotParked */
  async execute({ actor, inboxId }: Command): Promise<WebhookEventView> {
    const { getEvent, inbox, work, jobs, clock, audit } = this.#deps;
    mustHaveRole(actor, 'ADMIN');
    return work.transact(async () => {
      const { state, reason } = await getEvent(actor, inboxId);
      if (!(await inbox.takeOut(inboxId, clock.now()))) throw new SignalNotParked(state);
      await jobs.enqueue(handleProviderEvent, { inboxId });
      const subject = { type: 'provider-event', id: inboxId } as const;
      await audit.record({ actor, action: 'provider-event.retried', subject, data: { reason } });
      return getEvent(actor, inboxId);
    });
  }
}
