import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
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
  work: UnitOfWork;
  clock: Clock;
}>;

/**
 * Transaction C: verifies and stores the event with the job that handles it; nothing else, for the provider waits for
 * the answer. The event is NEW and due at once: the reconciler handles it where the job fails.
 */
export class ReceiveSignal {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws BadSignature, EventUnreadable, and nothing is stored */
  async execute({ body, signature }: Command): Promise<void> {
    const { signals, inbox, gateway, jobs, work, clock } = this.#deps;
    const signal = signals.verify(body, signature);
    const ignoredFor = ignoredForOf(signal, { types: signals.types, isLive: gateway.isLive });
    await work.transact(async () => {
      const inboxId = await inbox.add(gateway.name, signal, clock.now(), ignoredFor);
      if (inboxId !== null && ignoredFor === null) await jobs.enqueue(handleProviderEvent, { inboxId });
    });
  }
}
