import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ProviderSettings } from '../ports/provider-settings.ts';
import type { WebhookEvents } from '../ports/webhook-events.ts';
import type { WebhookInbox } from '../ports/webhook-inbox.ts';
import { ignoredForOf } from './ignored-for.ts';
import { handleWebhookEvent } from './jobs.ts';

type Command = Readonly<{ body: string; signature: string | undefined }>;
type Deps = Readonly<{
  webhookEvents: WebhookEvents;
  inbox: WebhookInbox;
  providerSettings: ProviderSettings;
  jobs: Jobs;
  work: UnitOfWork;
  clock: Clock;
}>;

/**
 * Transaction C: verifies the event and stores it with the job that handles it; nothing else, the provider waits for the
 * answer. The event is NEW and due at once: the reconciler handles it where the job fails.
 */
export class ReceiveWebhookEvent {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws BadSignature, EventUnreadable, and nothing is stored */
  async execute({ body, signature }: Command): Promise<void> {
    const { webhookEvents, inbox, providerSettings, jobs, work, clock } = this.#deps;
    const event = webhookEvents.verify(body, signature);
    const ignoredFor = ignoredForOf(event, providerSettings.isLive);
    await work.transact(async () => {
      const inboxId = await inbox.add(providerSettings.name, event, clock.now(), ignoredFor);
      if (inboxId !== null && ignoredFor === null) await jobs.enqueue(handleWebhookEvent, { inboxId });
    });
  }
}
