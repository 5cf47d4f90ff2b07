import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#kernel/clock.ts';
import type { Random } from '#kernel/random.ts';
import type { Notifications } from '#platform/database/notifications.ts';
import { DueLoop } from '#platform/due-loop.ts';
import type { Log } from '#platform/log.ts';
import type { DeliverWebhook } from '../../application/deliver-webhook.ts';
import { deliveryTopic } from '../postgres/event-rows.ts';
import type { ClaimedDelivery, WebhookDeliveries } from '../../ports/webhook-deliveries.ts';

type Deps = Readonly<{
  clock: Clock;
  deliveries: Pick<WebhookDeliveries, 'claim' | 'nextDue' | 'repair'>;
  deliver: Pick<DeliverWebhook, 'execute'>;
  log: Pick<Log, 'warn'>;
  notifications: Pick<Notifications, 'listen'>;
  random: Random;
}>;

/** Tries at once in one worker, and of these at endpoints that are failing. */
const mostAtOnce = 50;
const mostFailing = 25;
/** Four times the longest try. */
export const leaseMs = 60_000;
/** Of a look at the deliveries: a notification that was lost only delays. */
const longestPauseMs = 30_000;
const repairEveryMs = 60_000;
/** As long as the job queue gives its jobs; with the server's five seconds below the end of the process. */
const graceMs = 8_000;

/**
 * Sends due deliveries in a worker: claims them from their table when one was stored, when a try has ended, and when the
 * next becomes due. Every try has its own place, so a slow endpoint holds up only its own.
 */
export class DeliveryDispatcher {
  readonly #deps: Deps;
  readonly #underWay = new Map<Promise<void>, ClaimedDelivery>();
  readonly #loop: DueLoop;
  /** Ends the requests that are still under way after the grace. */
  readonly #over = new AbortController();
  #unsubscribe: (() => void) | undefined;
  #repairedAt = -Infinity;
  #begun = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#loop = new DueLoop({
      run: () => this.#run(),
      longestMs: longestPauseMs,
      onError: (error) => deps.log.warn({ err: error }, 'webhook deliveries wait for the next look'),
    });
  }

  /** Starts to send. */
  start(): void {
    const { wake } = this.#loop;
    this.#unsubscribe = this.#deps.notifications.listen(deliveryTopic, {
      onMessage: wake,
      onListening: wake,
    });
    this.#loop.start();
  }

  /** Claims nothing more, finishes what is under way within eight seconds, and gives the rest back: it is due at once. */
  async close(): Promise<void> {
    this.#unsubscribe?.();
    await this.#loop.close();
    const ended = new AbortController();
    const late = pause(graceMs, undefined, { signal: ended.signal }).then(
      () => this.#over.abort(),
      () => undefined,
    );
    await Promise.all(this.#underWay.keys());
    ended.abort();
    await late;
  }

  /** Makes the tries that are due, and waits for their results. @returns how many were made so far */
  async drain(): Promise<number> {
    for (;;) {
      await this.#loop.runNow();
      if (this.#underWay.size === 0) return this.#begun;
      await Promise.all(this.#underWay.keys());
    }
  }

  /** @returns milliseconds until the next delivery becomes due; what is due and has no place waits for the end of a try */
  async #run(): Promise<number> {
    const { clock, deliveries } = this.#deps;
    await this.#repair();
    await this.#claim();
    const now = clock.now();
    const next = await deliveries.nextDue(now);
    return next === null ? Infinity : next.getTime() - now.getTime();
  }

  /** Timers do not follow the clock: a repair comes each minute, also after the clock was set. */
  async #repair(): Promise<void> {
    if (performance.now() - this.#repairedAt < repairEveryMs) return;
    await this.#deps.deliveries.repair(this.#deps.clock.now(), leaseMs);
    this.#repairedAt = performance.now();
  }

  async #claim(): Promise<void> {
    const { clock, deliveries, random } = this.#deps;
    const failing = [...this.#underWay.values()].filter(({ isFailing }) => isFailing).length;
    const limit = mostAtOnce - this.#underWay.size;
    if (limit <= 0) return;
    const now = clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const failingLimit = Math.max(mostFailing - failing, 0);
    const claimed = await deliveries.claim({ now, until, lease: random.uuid(), limit, failingLimit });
    for (const delivery of claimed) this.#begin(delivery);
  }

  #begin(delivery: ClaimedDelivery): void {
    this.#begun += 1;
    const { deliver, log } = this.#deps;
    const doing = deliver
      .execute({ delivery, signal: this.#over.signal })
      // Its lease ends, then it is tried again.
      .catch((error: unknown) => log.warn({ err: error }, 'the result of a webhook delivery was not stored'))
      .finally(() => {
        this.#underWay.delete(doing);
        this.#loop.wake();
      });
    this.#underWay.set(doing, delivery);
  }
}
