import type { Clock } from '#kernel/clock.ts';
import type { WebhookInbox } from '../ports/webhook-inbox.ts';
import type { HandleWebhookEvent } from './handle-webhook-event.ts';

type Command = Readonly<{
  /** No event is begun after it; 90 seconds from now when left out, below the 120 s after which a job expires. */
  endsAt?: Date;
  /** Events that become due later are left out; none is when left out. */
  dueBy?: Date;
}>;
type Deps = Readonly<{
  inbox: WebhookInbox;
  handleWebhookEvent: Pick<HandleWebhookEvent, 'execute'>;
  clock: Clock;
  /** Events of one claim: few, because each waits for those before it while its lease runs. */
  batch?: number;
}>;

const defaultRunMs = 90_000;
/** As long as a job may run: the events of a worker that was killed are due again. */
const leaseMs = 120_000;

/** Handles webhook events that are due until none is. Workers share them: an event is claimed before it is handled. */
export class HandleDueEvents {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @returns whether no event was due any more at the end
   * @throws AggregateError after the other events were handled; those that failed are due when their lease ends
   */
  async execute({ endsAt = this.#defaultEnd(), dueBy }: Command = {}): Promise<boolean> {
    const { handleWebhookEvent, clock } = this.#deps;
    const defects: unknown[] = [];
    let isOver = false;
    let claimed = await this.#claim(dueBy);
    while (claimed.length > 0 && !isOver) {
      for (const inboxId of claimed) {
        isOver = clock.now() >= endsAt;
        if (isOver) break;
        try {
          await handleWebhookEvent.execute({ inboxId });
        } catch (error) {
          defects.push(error);
        }
      }
      if (!isOver) claimed = await this.#claim(dueBy);
    }
    if (defects.length > 0) throw new AggregateError(defects, 'webhook events could not be handled');
    return !isOver;
  }

  #defaultEnd(): Date {
    return new Date(this.#deps.clock.now().getTime() + defaultRunMs);
  }

  #claim(dueBy: Date | undefined): Promise<number[]> {
    const { inbox, clock, batch = 5 } = this.#deps;
    const now = clock.now();
    const leaseEndsAt = new Date(now.getTime() + leaseMs);
    return inbox.claimDue({ now: dueBy ?? now, leaseEndsAt, limit: batch });
  }
}
