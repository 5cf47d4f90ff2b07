import { Stripe } from 'stripe';
import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#platform/config.ts';
import { onAccount } from '#platform/stripe/on-account.ts';
import type { DeliveredEvent } from '../../domain/setup/deliveries.ts';
import type { PlatformAccount } from '../../domain/setup/platform-account.ts';
import type { NeededEndpoint, RegisteredEndpoint } from '../../domain/setup/webhook-endpoints.ts';
import type { MissingPermission, ProviderSetup } from '../../ports/provider-setup.ts';
import { readPlatformAccount } from './read-platform-account.ts';
import { isKeyRefused, lackingPermissions, permitted } from './stripe-permissions.ts';
import { webhookEventTypes } from '#platform/stripe/webhook-event-types.ts';

type Deps = Readonly<{ stripe: Stripe; config: Config; clock: Clock }>;

const pageSize = 100;
/** Connected accounts whose events are looked at, newest first. */
const askedAccounts = 3;

const neededEndpoints = ({ publicUrl, stripe }: Config): NeededEndpoint[] => {
  const apiVersion = Stripe.API_VERSION;
  const url = `${publicUrl}/api/webhooks/stripe`;
  const { PLATFORM, CONNECT } = webhookEventTypes;
  const own = { url, isForConnected: false, events: PLATFORM, apiVersion };
  const connected = { url: `${url}/connect`, isForConnected: true, events: CONNECT, apiVersion };
  return stripe.routing === 'direct' ? [own, connected] : [own];
};

/** An endpoint for connected accounts names the platform's Connect application. */
const toEndpoint = (endpoint: Stripe.WebhookEndpoint): RegisteredEndpoint => ({
  endpointId: endpoint.id,
  url: endpoint.url,
  isEnabled: endpoint.status === 'enabled',
  isForConnected: endpoint.application !== null,
  events: endpoint.enabled_events,
  apiVersion: endpoint.api_version,
  createdAt: new Date(endpoint.created * 1_000),
});

/** Reads how the account at Stripe is set up. */
export class StripeSetup implements ProviderSetup {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async needed(): ReturnType<ProviderSetup['needed']> {
    return { apiVersion: Stripe.API_VERSION, endpoints: neededEndpoints(this.#deps.config) };
  }

  async missingPermissions(): Promise<readonly MissingPermission[] | null> {
    const { stripe, config } = this.#deps;
    try {
      return await lackingPermissions(stripe, config.stripe.routing, await this.#connectedAccounts(1));
    } catch (error) {
      if (isKeyRefused(error)) return null;
      throw error;
    }
  }

  async account(): Promise<PlatformAccount | null> {
    const { stripe, clock } = this.#deps;
    const before = clock.now().getTime();
    const account = await permitted(() => stripe.accounts.retrieveCurrent());
    if (account === null) return null;
    const askedAt = new Date((before + clock.now().getTime()) / 2);
    const { country } = account;
    const spec = country === undefined ? null : await this.#countrySpec(country);
    return readPlatformAccount(account, spec, askedAt);
  }

  async registeredEndpoints(): Promise<readonly RegisteredEndpoint[] | null> {
    const { webhookEndpoints } = this.#deps.stripe;
    const found = await permitted(() =>
      webhookEndpoints.list({ limit: pageSize }).autoPagingToArray({ limit: 1_000 }),
    );
    return found && found.map(toEndpoint);
  }

  async latestEvents(): Promise<readonly DeliveredEvent[]> {
    const found: DeliveredEvent[] = [];
    for (const account of [null, ...(await this.#connectedAccounts(askedAccounts))]) {
      const page = await permitted(() =>
        this.#deps.stripe.events.list({ limit: pageSize }, onAccount(account)),
      );
      for (const event of page?.data ?? [])
        found.push({
          at: new Date(event.created * 1_000),
          type: event.type,
          isOfConnected: account !== null,
          isPending: event.pending_webhooks > 0,
          apiVersion: event.api_version,
        });
    }
    return found;
  }

  /** Newest connected accounts; none while charges belong to the platform, or without the permission. */
  async #connectedAccounts(limit: number): Promise<string[]> {
    const { stripe, config } = this.#deps;
    if (config.stripe.routing === 'none') return [];
    const page = await permitted(() => stripe.accounts.list({ limit }));
    return (page?.data ?? []).map(({ id }) => id);
  }

  /** null also for a country that the provider does not list. */
  #countrySpec(country: string): Promise<Stripe.CountrySpec | null> {
    return permitted(async () => {
      try {
        return await this.#deps.stripe.countrySpecs.retrieve(country);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
        throw error;
      }
    });
  }
}
