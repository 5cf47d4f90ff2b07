import type { Clock } from '#kernel/clock.ts';
import { isStorable, storableJson } from '#kernel/text.ts';
import { BadSignature, EventUnreadable } from '#modules/payments/domain/failures.ts';
import type {
  UndeliveredPage,
  WebhookEndpoint,
  WebhookEvent,
  WebhookEvents,
} from '#modules/payments/ports/webhook-events.ts';

/** The body of a fake event. */
export type FakeEventBody = Readonly<{
  eventId: string;
  type?: string;
  account?: string | null;
  liveMode?: boolean;
  isHandled?: boolean;
  object?: string | null;
  objectId?: string | null;
  key?: string | null;
  sessionId?: string | null;
  intentId?: string | null;
}>;

const secrets: Readonly<Record<WebhookEndpoint, string>> = {
  PLATFORM: 'the secret',
  CONNECT: 'connect secret',
};
const toleranceSeconds = 300;

/** A body is JSON of `FakeEventBody`; a signature is instant, secret and body in plain text. */
export class FakeWebhookEvents implements WebhookEvents {
  readonly #clock: Clock;
  /** Undelivered events of each account, the oldest first. */
  readonly #undelivered = new Map<string | null, WebhookEvent[]>();
  /** Events of one page. */
  pageSize = 2;
  /** Accounts whose list cannot be fetched, with the failure. */
  readonly failures = new Map<string | null, Error>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  sign(body: string, ageSeconds = 0, by = secrets.PLATFORM): string {
    return `${this.#seconds() - ageSeconds} ${by} ${body}`;
  }

  async verify(
    body: string,
    signature: string | undefined,
    endpoint: WebhookEndpoint,
  ): Promise<WebhookEvent> {
    const [, seconds, by, signed] = /^(\d+) (\S+ \S+) (.*)$/su.exec(signature ?? '') ?? [];
    const isFresh = Math.abs(this.#seconds() - Number(seconds)) <= toleranceSeconds;
    if (by !== secrets[endpoint] || signed !== body || !isFresh) throw new BadSignature();
    const payload = JSON.parse(body) as FakeEventBody;
    if (payload.eventId === '' || !isStorable(payload.eventId)) throw new EventUnreadable();
    return this.#read(storableJson(payload) as FakeEventBody);
  }

  async read(payload: Readonly<Record<string, unknown>>): Promise<WebhookEvent> {
    return this.#read(payload);
  }

  #read(payload: Readonly<Record<string, unknown>>): WebhookEvent {
    const body = payload as FakeEventBody;
    const { object = 'charge', key = null, sessionId = null, intentId = null } = body;
    const { objectId = sessionId ?? intentId } = body;
    return {
      eventId: body.eventId,
      type: body.type ?? 'charge.updated',
      account: body.account ?? null,
      liveMode: body.liveMode ?? false,
      isHandled: body.isHandled ?? true,
      payload,
      pointsAt: { object, objectId, key, sessionId, intentId },
    };
  }

  async undelivered(account: string | null, cursor: string | null): Promise<UndeliveredPage> {
    const failure = this.failures.get(account);
    if (failure !== undefined) throw failure;
    const from = Number(cursor ?? 0);
    const all = this.#undelivered.get(account) ?? [];
    const events = all.slice(from, from + this.pageSize);
    const end = from + events.length;
    return { events, cursor: end === 0 ? null : String(end), hasMore: end < all.length };
  }

  /** Adds an undelivered event. */
  lose(body: FakeEventBody): void {
    const event = this.#read(body);
    this.#undelivered.set(event.account, [...(this.#undelivered.get(event.account) ?? []), event]);
  }

  #seconds(): number {
    return Math.floor(this.#clock.now().getTime() / 1_000);
  }
}
