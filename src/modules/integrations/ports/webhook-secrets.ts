import { token } from '#kernel/token.ts';

/** What a signature covers. */
export type Signed = Readonly<{ id: string; at: Date; body: string }>;

/** Secrets of endpoints, sealed for storage, and the signatures made with them (Standard Webhooks 1.0.0). */
export interface WebhookSecrets {
  /** A new secret of 32 random bytes: its text `whsec_…`, shown once, and its sealed form. */
  create(endpointId: number): Readonly<{ text: string; sealed: Uint8Array }>;
  /** One signature by each secret, separated by a space. */
  sign(endpointId: number, sealed: readonly Uint8Array[], signed: Signed): string;
  /** The secret sealed with the current key; null when it is already. */
  reseal(endpointId: number, sealed: Uint8Array): Uint8Array | null;
}
export const WebhookSecrets = token<WebhookSecrets>('integrations.WebhookSecrets');
