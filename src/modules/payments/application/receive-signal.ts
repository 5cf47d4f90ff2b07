import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { ProviderInbox } from '../ports/provider-inbox.ts';
import type { ProviderSignals } from '../ports/provider-signals.ts';
import { handleProviderEvent } from './jobs.ts';

type Command = Readonly<{ body: string; signature: string | undefined }>;
type Deps = Readonly<{
  signals: ProviderSignals;
  inbox: ProviderInbox;
  gateway: PaymentGateway;
  work: UnitOfWork;
  jobs: Jobs;
  clock: Clock;
}>;

/** Transaction C: verify, store, answer; nothing else, for the provider holds the customer until we have answered. */
export class ReceiveSignal {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws BadSignature, and nothing is stored */
  async execute({ body, signature }: Command): Promise<void> {
    const { signals, inbox, gateway, work, jobs, clock } = this.#deps;
    const signal = signals.verify(body, signature);
    await work.transact(async () => {
      const inboxId = await inbox.add(gateway.name, signal, clock.now());
      if (inboxId !== null) await jobs.enqueue(handleProviderEvent, { inboxId });
    });
  }
}
