import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { ProviderInbox } from '../ports/provider-inbox.ts';
import type { ProviderSignals } from '../ports/provider-signals.ts';
import { ignoredForOf } from './ignored-for.ts';
import { handleProviderEvent } from './jobs.ts';

type Command = Readonly<{ body: string; signature: string | undefined }>;
type Deps = Readonly<{
  signals: ProviderSignals;
  inbox: ProviderInbox;
  gateway: PaymentGateway;
  jobs: Jobs;
  clock: Clock;
}>;

/**
 * Transaction C: verify, store, answer; nothing else, for the provider holds the customer until we have answered. What
 * is stored is NEW and due at once: the job only makes haste, and without it the reconciler comes.
 */
export class ReceiveSignal {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws BadSignature, EventUnreadable, and nothing is stored */
  async execute({ body, signature }: Command): Promise<void> {
    const { signals, inbox, gateway, jobs, clock } = this.#deps;
    const signal = signals.verify(body, signature);
    const ignoredFor = ignoredForOf(signal, { types: signals.types, isLive: gateway.isLive });
    const inboxId = await inbox.add(gateway.name, signal, clock.now(), ignoredFor);
    if (inboxId !== null && ignoredFor === null) jobs.enqueueSoon(handleProviderEvent, { inboxId });
  }
}
