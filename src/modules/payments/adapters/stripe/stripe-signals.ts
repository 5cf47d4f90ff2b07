import type { Stripe } from 'stripe';
import type { Config } from '#platform/config.ts';
import { BadSignature } from '../../domain/failures.ts';
import type { ProviderSignal, ProviderSignals } from '../../ports/provider-signals.ts';
import { metadataKeys } from './draft-checkout.ts';
import { callProvider } from './stripe-failures.ts';

type Deps = Readonly<{ stripe: Stripe; config: Config }>;
type Fields = Readonly<Record<string, unknown>>;

/** Signatures older than this are a replay, or a clock that is wrong. */
const toleranceSeconds = 300;
/** An event may fail to be delivered after younger ones did: the window reaches back, the inbox knows repeats. */
const overlapSeconds = 3_600;

const idIn = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const id = (value as Fields | null)?.id;
  return typeof id === 'string' ? id : null;
};

/** Where an event points: our key in its metadata, else its session, else its payment intent. */
const pointsAt = (object: Fields): ProviderSignal['pointsAt'] => {
  const metadata = (object.metadata ?? {}) as Fields;
  const isKind = (kind: string): boolean => object.object === kind;
  return {
    key: idIn(metadata[metadataKeys.key]),
    sessionId: isKind('checkout.session') ? idIn(object) : null,
    intentId: isKind('payment_intent') ? idIn(object) : idIn(object.payment_intent),
  };
};

const toSignal = (event: Fields): ProviderSignal => ({
  eventId: String(event.id),
  type: String(event.type),
  account: idIn(event.account),
  liveMode: event.livemode === true,
  payload: event,
  pointsAt: pointsAt(((event.data as Fields | undefined)?.object ?? {}) as Fields),
});

export class StripeSignals implements ProviderSignals {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  verify(body: string, signature: string | undefined): ProviderSignal {
    const { config } = this.#deps;
    // Two secrets are valid while one replaces the other.
    for (const secret of config.stripe.webhookSecrets) {
      const event = this.#construct(body, signature ?? '', secret);
      if (event === null) continue;
      const isLive = /^(sk|rk)_live_/.test(config.stripe.secretKey);
      if (event.livemode !== isLive) throw new BadSignature();
      return toSignal(event as unknown as Fields);
    }
    throw new BadSignature();
  }

  read(payload: Fields): ProviderSignal {
    return toSignal(payload);
  }

  async undelivered(cursor: string | null): ReturnType<ProviderSignals['undelivered']> {
    const { stripe } = this.#deps;
    const since = cursor === null ? {} : { created: { gte: Number(cursor) - overlapSeconds } };
    const found = await callProvider(() =>
      stripe.events
        .list({ delivery_success: false, limit: 100, ...since })
        .autoPagingToArray({ limit: 1_000 }),
    );
    // The provider lists the newest first.
    const newest = found[0]?.created;
    return {
      signals: found.toReversed().map((event) => toSignal(event as unknown as Fields)),
      cursor: newest === undefined ? cursor : String(newest),
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
