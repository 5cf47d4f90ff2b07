import type { DeliveredEvent } from '#modules/accounts/domain/setup/deliveries.ts';
import type { PlatformAccount } from '#modules/accounts/domain/setup/platform-account.ts';
import type { NeededEndpoint, RegisteredEndpoint } from '#modules/accounts/domain/setup/webhook-endpoints.ts';
import type { MissingPermission, ProviderSetup } from '#modules/accounts/ports/provider-setup.ts';

const apiVersion = '2026-10-28.endive';

const neededAt = (publicUrl: string): NeededEndpoint[] => [
  {
    url: `${publicUrl}/api/webhooks/stripe`,
    isForConnected: false,
    events: ['checkout.session.completed', 'refund.failed'],
    apiVersion,
  },
  {
    url: `${publicUrl}/api/webhooks/stripe/connect`,
    isForConnected: true,
    events: ['checkout.session.completed', 'account.updated'],
    apiVersion,
  },
];

/** A platform that may do everything. */
export const activeAccount = (at: Date): PlatformAccount => ({
  accountId: 'acct_1Platform',
  name: 'Плащания ЕООД',
  country: 'BG',
  defaultCurrency: 'EUR',
  currencies: ['EUR', 'USD', 'GBP'],
  isChargeable: true,
  isPaidOut: true,
  isSubmitted: true,
  capabilities: { card_payments: 'active', transfers: 'active' },
  due: [],
  pastDue: [],
  deadline: null,
  disabledReason: null,
  branding: { icon: true, logo: true, colour: true },
  statement: { descriptor: 'PLATENO PAYMENTS', prefix: 'PLATENO' },
  support: { email: true, phone: true, url: true },
  answeredAt: at,
  askedAt: at,
});

/** A card provider whose account is set up as needed until a test changes it. */
export class FakeProviderSetup implements ProviderSetup {
  readonly endpoints: readonly NeededEndpoint[];
  isKeyRefused = false;
  /** Whether the key may read account and endpoints. */
  canRead = true;
  missing: MissingPermission[] = [];
  own: PlatformAccount | null;
  registered: RegisteredEndpoint[];
  events: DeliveredEvent[] = [];

  constructor(publicUrl: string, now: Date) {
    this.endpoints = neededAt(publicUrl);
    this.own = activeAccount(now);
    this.registered = this.endpoints.map((needed, place) => ({
      ...needed,
      endpointId: `we_${place}`,
      isEnabled: true,
      createdAt: new Date(0),
    }));
  }

  async needed(): ReturnType<ProviderSetup['needed']> {
    return { apiVersion, endpoints: this.endpoints };
  }

  async missingPermissions(): Promise<readonly MissingPermission[] | null> {
    return this.isKeyRefused ? null : this.missing;
  }

  async account(): Promise<PlatformAccount | null> {
    return this.canRead ? this.own : null;
  }

  async registeredEndpoints(): Promise<readonly RegisteredEndpoint[] | null> {
    return this.canRead ? this.registered : null;
  }

  async latestEvents(): Promise<readonly DeliveredEvent[]> {
    return this.events;
  }
}
