import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#kernel/clock.ts';
import type { Random } from '#kernel/random.ts';
import type { Notifications } from '#platform/database/notifications.ts';
import type { Log } from '#platform/log.ts';
import type { DeliverWebhook } from '../../application/deliver-webhook.ts';
import { deliveryTopic } from '../postgres/event-rows.ts';
import type { ClaimedDelivery, WebhookDeliveries } from '../../ports/webhook-deliveries.ts';

type Deps = Readonly<{
  clock: Clock;
  deliveries: Pick<WebhookDeliveries, 'claim' | 'repair'>;
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
const pollMs = 1_000;
const repairEveryMs = 60_000;
/** As long as the job queue gives its jobs; with the server's five seconds below the end of the process. */
const graceMs = 8_000;

/**
 * Sends due deliveries in a worker: claims them from their table when one was stored, when a try has ended, and each
 * second. Every try has its own place, so a slow endpoint holds up only its own.
 */
export class DeliveryDispatcher {
  readonly #deps: Deps;
  /** Outside the log context and transaction of the caller that starts it. */
  readonly #outside = AsyncLocalStorage.snapshot();
  readonly #underWay = new Map<Promise<void>, ClaimedDelivery>();
  readonly #stopping = new AbortController();
  /** Ends the requests that are still under way after the grace. */
  readonly #over = new AbortController();
  #woken = new AbortController();
  #unsubscribe: (() => void) | undefined;
  #running: Promise<void> | undefined;
  #repairedAt = -Infinity;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Starts to send. */
  start(): void {
    const wake = (): void => this.#wake();
    this.#unsubscribe = this.#deps.notifications.listen(deliveryTopic, {
      onMessage: wake,
      onListening: wake,
    });
    this.#running = this.#outside(() => this.#run());
  }

  /** Claims nothing more, finishes what is under way within eight seconds, and gives the rest back: it is due at once. */
  async close(): Promise<void> {
    this.#unsubscribe?.();
    this.#stopping.abort();
    this.#wake();
    await this.#running;
    const ended = new AbortController();
    const late = pause(graceMs, undefined, { signal: ended.signal }).then(
      () => this.#over.abort(),
      () => undefined,
    );
    await Promise.all(this.#underWay.keys());
    ended.abort();
    await late;
  }

  #wake(): void {
    this.#woken.abort();
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#woken = new AbortController();
      const { signal } = this.#woken;
      try {
        await this.#repair();
        await this.#claim();
      } catch (error) {
        this.#deps.log.warn({ err: error }, 'webhook deliveries wait for the next look');
        await pause(pollMs);
      }
      await pause(pollMs, undefined, { signal }).catch(() => undefined);
    }
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
    const { deliver, log } = this.#deps;
    const doing = deliver
      .execute({ delivery, signal: this.#over.signal })
      // Its lease ends, then it is tried again.
      .catch((error: unknown) => log.warn({ err: error }, 'the result of a webhook delivery was not stored'))
      .finally(() => {
        this.#underWay.delete(doing);
        this.#wake();
      });
    this.#underWay.set(doing, delivery);
  }
}
