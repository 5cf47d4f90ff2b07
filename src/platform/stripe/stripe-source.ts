import type { Stripe } from 'stripe';
import type { Clock } from '#kernel/clock.ts';
import { token, type Token } from '#kernel/token.ts';
import type { Config } from '#platform/config.ts';
import { adapter, type Adapter } from '#platform/define-module.ts';
import { loadOnFirstCall, type AsyncMethods } from '#platform/load-on-first-call.ts';
import type { Meters } from '#platform/metrics/meters.ts';

/** The client of Stripe; the SDK is loaded by the first call, so that commands that only read start without it. */
export type StripeSource = () => Promise<Stripe>;
export const StripeSource = token<StripeSource>('platform.StripeSource');

export const stripeSource = (deps: Readonly<{ config: Config; meters: Meters }>): StripeSource => {
  let client: Promise<Stripe> | undefined;
  return () =>
    (client ??= import('./stripe-client.ts').then(({ createStripeClient }) => createStripeClient(deps)));
};

type Needs = Readonly<{ stripe: StripeSource; config: Config; clock: Clock }>;
type Deps = Readonly<{ stripe: Stripe; config: Config; clock: Clock }>;

/** Creates an adapter class with the client; file and SDK are loaded by the first call of a method. */
export const withStripe =
  <T>(load: () => Promise<new (deps: Deps) => T>) =>
  async ({ stripe, config, clock }: Needs): Promise<T> =>
    new (await load())({ stripe: await stripe(), config, clock });

/** Declares an adapter class that calls Stripe; all methods are async. */
export const stripeAdapter = <T extends AsyncMethods<T>>(
  key: Token<T>,
  load: () => Promise<new (deps: Deps) => T>,
): Adapter<T, Needs> => adapter(key, (needs: Needs) => loadOnFirstCall(() => withStripe(load)(needs)));
