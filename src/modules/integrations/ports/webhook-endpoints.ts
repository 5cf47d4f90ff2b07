import { token } from '#kernel/token.ts';
import type { WebhookEndpoint } from '../domain/webhook-endpoint.ts';

/** Stored endpoints with their secrets. */
export interface WebhookEndpoints {
  /** Locks the merchant's endpoints against another new one, and against another plan. */
  lockMerchant(merchantId: number): Promise<void>;
  /** The same. @returns how many there are */
  countForNew(merchantId: number): Promise<number>;
  /** @returns its id */
  add(endpoint: Omit<WebhookEndpoint, 'id'>): Promise<number>;
  /** Locked until the transaction ends; null for an unknown id. */
  lock(id: number): Promise<WebhookEndpoint | null>;
  /** All of a merchant, locked, in the order of their ids. */
  lockOfMerchant(merchantId: number): Promise<readonly WebhookEndpoint[]>;
  save(endpoint: WebhookEndpoint): Promise<void>;
  /** With secrets, deliveries and tries. */
  remove(id: number): Promise<void>;
  /** The ids of those that are ENABLED. */
  enabledOf(merchantId: number): Promise<readonly number[]>;
  /** Adds a secret; the one before ends at `oldUntil`, older ones end now. */
  addSecret(id: number, secret: Readonly<{ sealed: Uint8Array; now: Date; oldUntil: Date }>): Promise<void>;
  /** Stores a success: the endpoint is not failing. Writes only a change. */
  succeeded(id: number): Promise<void>;
  /** Stores a failure and locks the endpoint; null for one that was deleted. */
  failed(id: number, now: Date): Promise<WebhookEndpoint | null>;
}
export const WebhookEndpoints = token<WebhookEndpoints>('integrations.WebhookEndpoints');
