import type { Clock } from '#kernel/clock.ts';
import type { ProviderSettings } from '../ports/provider-settings.ts';
import type { WebhookEndpoint, WebhookEvents } from '../ports/webhook-events.ts';
import type { WebhookInbox } from '../ports/webhook-inbox.ts';
import { ignoredForOf } from './ignored-for.ts';

type Command = Readonly<{ body: string; signature: string | undefined; endpoint: WebhookEndpoint }>;
type Deps = Readonly<{
  webhookEvents: WebhookEvents;
  inbox: WebhookInbox;
  providerSettings: ProviderSettings;
  clock: Clock;
  /** Wakes a worker that handles due events; neither throws nor waits. */
  wakeWorker: () => void;
}>;

/**
 * Transaction C: verifies the event and stores it by one statement, because the provider waits for the answer. The inbox
 * is the queue: the event is NEW and due at once. The wake is a fast path; the reconciler is the guarantee.
 */
export class ReceiveWebhookEvent {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws BadSignature, EventUnreadable; nothing is stored then */
  async execute({ body, signature, endpoint }: Command): Promise<void> {
    const { webhookEvents, inbox, providerSettings, clock, wakeWorker } = this.#deps;
    const event = await webhookEvents.verify(body, signature, endpoint);
    const ignoredFor = ignoredForOf(event, providerSettings.isLive);
    const inboxId = await inbox.receive(providerSettings.name, event, clock.now(), ignoredFor);
    if (inboxId !== null && ignoredFor === null) wakeWorker();
  }
}
