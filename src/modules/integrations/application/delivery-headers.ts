import type { Signed } from '../ports/webhook-secrets.ts';

/** The headers of a delivery without its signature (Standard Webhooks 1.0.0). */
export const headersOf = ({ id, at }: Omit<Signed, 'body'>): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  'user-agent': 'Plateno-Webhooks/1',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
});
