import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PaymentAuditLog } from '../domain/audit-actions.ts';
import { WebhookEventNotParked } from '../domain/failures.ts';
import type { WebhookEventView } from '../domain/webhook-event.ts';
import type { WebhookInbox } from '../ports/webhook-inbox.ts';

type Command = Readonly<{ actor: Actor; inboxId: number }>;
type Deps = Readonly<{
  /** The query, in the transaction in progress. @throws SignInNeeded, NotAllowed, WebhookEventNotFound */
  getEvent: (actor: Actor, id: number) => Promise<WebhookEventView>;
  inbox: WebhookInbox;
  work: UnitOfWork;
  clock: Clock;
  audit: PaymentAuditLog;
  /** Wakes a worker that handles due events; neither throws nor waits. */
  wakeWorker: () => void;
}>;

/** Makes a PARKED webhook event due again; its payment may be stored by now. */
export class RetryWebhookEvent {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, WebhookEventNotFound, WebhookEventNotParked */
  async execute({ actor, inboxId }: Command): Promise<WebhookEventView> {
    const { getEvent, inbox, work, clock, audit, wakeWorker } = this.#deps;
    mustHaveRole(actor, 'ADMIN');
    const retried = await work.transact(async () => {
      const { state, reason } = await getEvent(actor, inboxId);
      if (!(await inbox.reopen(inboxId, clock.now()))) throw new WebhookEventNotParked(state);
      const subject = { type: 'provider-event', id: inboxId } as const;
      await audit.record({ actor, action: 'provider-event.retried', subject, data: { reason } });
      return getEvent(actor, inboxId);
    });
    wakeWorker();
    return retried;
  }
}
