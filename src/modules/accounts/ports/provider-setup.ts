import { token } from '#kernel/token.ts';
import type { DeliveredEvent } from '../domain/setup/deliveries.ts';
import type { PlatformAccount } from '../domain/setup/platform-account.ts';
import type { NeededEndpoint, RegisteredEndpoint } from '../domain/setup/webhook-endpoints.ts';

/** A permission that a restricted key lacks. */
export type MissingPermission = Readonly<{
  /** In words, such as "Charges: read". */
  permission: string;
  /** The provider's own name of it, such as `rak_charge_read`; null when it did not say. */
  name: string | null;
  /** Lacking for calls on connected accounts, not on the platform's own. */
  isOnAccounts: boolean;
}>;

/**
 * How the account at the card provider is set up. Reads only: nothing is created or changed there.
 * @throws ProviderAway from every method
 */
export interface ProviderSetup {
  /** The version of the provider's API that this product speaks, and the webhook endpoints that it needs. */
  needed(): Promise<Readonly<{ apiVersion: string; endpoints: readonly NeededEndpoint[] }>>;
  /** The permissions that the key lacks; null when the provider refuses the key. */
  missingPermissions(): Promise<readonly MissingPermission[] | null>;
  /** null when the key may not read the account. */
  account(): Promise<PlatformAccount | null>;
  /** null when the key may not read webhook endpoints. */
  registeredEndpoints(): Promise<readonly RegisteredEndpoint[] | null>;
  /** Newest events of the platform and of some connected accounts; empty when the key may not read events. */
  latestEvents(): Promise<readonly DeliveredEvent[]>;
}
export const ProviderSetup = token<ProviderSetup>('accounts.ProviderSetup');
