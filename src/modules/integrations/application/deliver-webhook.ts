import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IntegrationsAuditLog } from '../domain/audit-actions.ts';
import { disableAfterMs, verdictOf, warnAfterMs, type Verdict } from '../domain/delivery-schedule.ts';
import { bodyOf, eventIdOf } from '../domain/merchant-event.ts';
import type { ClaimedDelivery, DeliveryChange, WebhookDeliveries } from '../ports/webhook-deliveries.ts';
import type { WebhookEndpoints } from '../ports/webhook-endpoints.ts';
import type { WebhookSecrets } from '../ports/webhook-secrets.ts';
import type { WebhookAnswer, WebhookSender } from '../ports/webhook-sender.ts';
import { headersOf } from './delivery-headers.ts';
import { disableEndpoint, endpointMail } from './disable-endpoint.ts';

type Deps = Readonly<{
  audit: IntegrationsAuditLog;
  clock: Clock;
  deliveries: WebhookDeliveries;
  endpoints: WebhookEndpoints;
  jobs: Jobs;
  random: Random;
  secrets: WebhookSecrets;
  sender: WebhookSender;
  work: UnitOfWork;
}>;
type Command = Readonly<{
  delivery: ClaimedDelivery;
  /** Ends the request; the delivery is due again at once. */ signal: AbortSignal;
}>;

const actor = system('webhooks');

const changeOf = (verdict: Verdict, tries: number, now: Date): DeliveryChange => {
  if (verdict.kind === 'AGAIN') return { state: 'WAITING', tries, nextAt: verdict.at, now };
  return { state: verdict.kind === 'DONE' ? 'DONE' : 'DEAD', tries, nextAt: null, now };
};

/** Makes one try of a claimed delivery and stores what follows. The request is outside every transaction. */
export class DeliverWebhook {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ delivery, signal }: Command): Promise<void> {
    const { clock, deliveries, secrets, sender } = this.#deps;
    const { endpointId, eventId, event, url } = delivery;
    const at = clock.now();
    const signed = { id: eventIdOf(eventId), at, body: bodyOf(event) };
    const signature = secrets.sign(endpointId, delivery.secrets, signed);
    const headers = { ...headersOf(signed), 'webhook-signature': signature };
    const answer = await sender.send({ url, headers, body: signed.body }, signal);
    if (answer === null) await deliveries.release(delivery, clock.now());
    else await this.#store(delivery, at, answer);
  }

  /** A result under a lease that was taken over is recorded and decides nothing: another try follows. */
  #store(delivery: ClaimedDelivery, at: Date, answer: WebhookAnswer): Promise<void> {
    const { clock, deliveries, endpoints, work } = this.#deps;
    const { endpointId } = delivery;
    return work.transact(async () => {
      const now = clock.now();
      const isSuccess = verdictOf(answer, { tries: 0, now, chance: 0 }).kind === 'DONE';
      // The endpoint is locked before the delivery, as by all who change both.
      if (isSuccess) await endpoints.succeeded(endpointId);
      else await this.#failed(delivery, answer, now);
      const found = await deliveries.lock(delivery);
      if (found === null) return;
      const { millis, status, error, answer: text } = answer;
      const attempt = { at, millis, status, error, answer: text };
      if (!found.isLeased) return deliveries.record(delivery, attempt);
      const tries = found.tries + 1;
      const verdict = verdictOf(answer, { tries, now, chance: this.#chance() });
      await deliveries.settle(delivery, attempt, changeOf(verdict, tries, now));
    });
  }

  /** The mail after a day, the end after five, and at once after a 410. */
  async #failed({ endpointId }: ClaimedDelivery, answer: WebhookAnswer, now: Date): Promise<void> {
    const { endpoints, jobs } = this.#deps;
    const endpoint = await endpoints.failed(endpointId, now);
    if (endpoint === null || endpoint.state === 'DISABLED') return;
    const isGone = verdictOf(answer, { tries: 0, now, chance: 0 }).kind === 'GONE';
    const failingMs = now.getTime() - endpoint.failingSince!.getTime();
    if (isGone || failingMs >= disableAfterMs) {
      await disableEndpoint(this.#deps, endpoint, { reason: isGone ? 'GONE' : 'FAILING', now, actor });
    } else if (failingMs >= warnAfterMs && endpoint.warnedAt === null) {
      await endpoints.save({ ...endpoint, warnedAt: now });
      await jobs.enqueue(endpointMail, { endpointId, kind: 'FAILING', at: now.toISOString() });
    }
  }

  /** From 0 to 1. */
  #chance(): number {
    const [high = 0, low = 0] = this.#deps.random.bytes(2);
    return (high * 256 + low) / 65_535;
  }
}
