import type { Clock } from '#kernel/clock.ts';
import type { WebhookInbox } from '../ports/webhook-inbox.ts';
import type { HandleWebhookEvent } from './handle-webhook-event.ts';

type Command = Readonly<{
  /** No event is started after it. Default: 90 s from now, below the 120 s after which a job expires. */
  endsAt?: Date;
  /** Only events due by then are handled. Default: no limit. */
  dueBy?: Date;
}>;
type Deps = Readonly<{
  inbox: WebhookInbox;
  handleWebhookEvent: Pick<HandleWebhookEvent, 'execute'>;
  clock: Clock;
  /** Events of one claim: few, because their leases run while they wait for each other. */
  batch?: number;
}>;

const defaultRunMs = 90_000;
/** As long as a job may run: events of a killed worker are due again then. */
const leaseMs = 120_000;

/** Handles due webhook events until none is left. Workers share them: an event is claimed before it is handled. */
export class HandleDueEvents {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @returns true when no due event is left
   * @throws AggregateError after all other events are handled; failed events are due when their lease ends
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
