import type { Stripe } from 'stripe';
import type { Clock } from '#kernel/clock.ts';
import { isStorable, storableJson } from '#kernel/text.ts';
import type { Config } from '#platform/config.ts';
import { BadSignature, EventUnreadable } from '../../domain/failures.ts';
import type { WebhookEndpoint, WebhookEvent, WebhookEvents } from '../../ports/webhook-events.ts';
import { metadataKeys } from './draft-checkout.ts';
import { onAccount } from '#platform/stripe/on-account.ts';
import { callProvider } from '#platform/stripe/stripe-failures.ts';
import { cursorAfter, listFrom } from './undelivered-cursor.ts';
import { isHandledType, isOfKeptCards, undeliveredTypes } from '#platform/stripe/webhook-event-types.ts';

type Deps = Readonly<{
  stripe: Stripe;
  config: Config;
  clock: Clock;
  /** Events of one page, at most 100. */
  pageSize?: number;
}>;
type Fields = Readonly<Record<string, unknown>>;

/** Older signatures, or ones further ahead, are a replay or a wrong clock. */
const toleranceSeconds = 300;

const idIn = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const id = (value as Fields | null)?.id;
  return typeof id === 'string' ? id : null;
};

/** The object of an event and the keys of its payment: our metadata key, its session and its payment intent. */
const pointsAt = (object: Fields): WebhookEvent['pointsAt'] => {
  const metadata = (object.metadata ?? {}) as Fields;
  const isKind = (kind: string): boolean => object.object === kind;
  return {
    object: typeof object.object === 'string' ? object.object : null,
    objectId: idIn(object),
    key: idIn(metadata[metadataKeys.key]),
    sessionId: isKind('checkout.session') ? idIn(object) : null,
    intentId: isKind('payment_intent') ? idIn(object) : idIn(object.payment_intent),
  };
};

const isOfKeptCard = ({ metadata }: Fields): boolean =>
  idIn(((metadata ?? {}) as Fields)[metadataKeys.keptCard]) !== null;

const toWebhookEvent = (event: Fields): WebhookEvent => {
  const type = String(event.type);
  const object = ((event.data as Fields | undefined)?.object ?? {}) as Fields;
  return {
    eventId: String(event.id),
    type,
    account: idIn(event.account),
    liveMode: event.livemode === true,
    isHandled: isHandledType(type) && (!isOfKeptCards(type) || isOfKeptCard(object)),
    payload: event,
    pointsAt: pointsAt(object),
  };
};

const signedAt = (signature: string): number => Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN);

const isStorableText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && isStorable(value);

/**
 * Id and type name the event and are taken as they are; in all other texts U+FFFD stands for what cannot be stored.
 * @throws EventUnreadable
 */
const readable = (event: Fields): WebhookEvent => {
  if (!isStorableText(event.id) || !isStorableText(event.type)) throw new EventUnreadable();
  return toWebhookEvent(storableJson(event) as Fields);
};

export class StripeWebhookEvents implements WebhookEvents {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async verify(
    body: string,
    signature: string | undefined,
    endpoint: WebhookEndpoint,
  ): Promise<WebhookEvent> {
    const { config, clock } = this.#deps;
    const aheadSeconds = signedAt(signature ?? '') - clock.now().getTime() / 1_000;
    if (!(aheadSeconds <= toleranceSeconds)) throw new BadSignature();
    const { webhookSecrets, connectWebhookSecrets } = config.stripe;
    // Two secrets are valid during a rotation.
    for (const secret of endpoint === 'CONNECT' ? connectWebhookSecrets : webhookSecrets) {
      const event = this.#construct(body, signature ?? '', secret);
      if (event !== null) return readable(event as unknown as Fields);
    }
    throw new BadSignature();
  }

  async read(payload: Fields): Promise<WebhookEvent> {
    return toWebhookEvent(payload);
  }

  async undelivered(account: string | null, cursor: string | null): ReturnType<WebhookEvents['undelivered']> {
    const { stripe, pageSize = 100 } = this.#deps;
    const types = [...undeliveredTypes[account === null ? 'PLATFORM' : 'CONNECT']];
    const { data, has_more: hasMore } = await callProvider(() =>
      stripe.events.list(
        { delivery_success: false, types, limit: pageSize, ...listFrom(cursor) },
        onAccount(account),
      ),
    );
    return {
      events: data.toReversed().map((event) => toWebhookEvent(event as unknown as Fields)),
      cursor: cursorAfter(cursor, data, hasMore),
      hasMore,
    };
  }

  #construct(body: string, signature: string, secret: string): Stripe.Event | null {
    try {
      return this.#deps.stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
    } catch {
      return null;
    }
  }
}
