import type { Client } from 'openapi-fetch';
import type { components, paths, webhooks } from './plateno.js';

export type { components, paths };

/** Objects and the body of refusals by name. */
export type Schemas = components['schemas'];
/** The body of every refusal: a stable `code`, a `message` in the language of the client, `fields` with a message each. */
export type Failure = Schemas['Failure'];

/** The events by their type. */
export type Events = {
  [Type in keyof webhooks]: webhooks[Type]['post']['requestBody']['content']['application/json'] & {
    /** The same at every delivery of the event: `evt_…`. */
    id: string;
  };
};
/** An event; `type` tells which. */
export type PlatenoEvent = Events[keyof Events];

export type ClientOptions = Readonly<{
  /** The address of the installation: `https://plateno.example`. */
  baseUrl: string;
  /** An API key: `plk_live_…`. */
  key: string;
  /** The version of the answers; the key's unless given. */
  version?: string;
  /** The language of messages. */
  language?: 'bg' | 'en';
  /** How often a call is repeated after a network error, 429 and 5xx; 4 unless given. */
  retries?: number;
  /** The pause before the first repetition, which doubles up to 8 s; 500 ms unless given. `Retry-After` goes before it. */
  firstPauseMs?: number;
  /** Sends a request; the global `fetch` unless given. */
  fetch?: (request: Request) => Promise<Response>;
}>;

export type PlatenoClient = Client<paths>;

/**
 * A client of the API. A POST that takes an `Idempotency-Key` gets a random one unless it is given; a repetition sends
 * the same. A POST that takes none is repeated only when nothing was done (429, 503).
 * @example
 * const { data, error } = await createClient({ baseUrl, key }).POST('/payment-links/me', {
 *   body: { amount: 19.99, currency: 'EUR' },
 * });
 */
export function createClient(options: ClientOptions): PlatenoClient;

/** The body was not sent by Plateno with this secret, or not now. */
export class WebhookVerificationError extends Error {}

type HeadersOfRequest = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Verifies a delivery as the Standard Webhooks specification 1.0.0 has it.
 * @param secrets `whsec_…`; two while one is being replaced
 * @param headers of the request, names in small letters as Node has them
 * @param body as it was received, before any parsing
 * @param options `now` in milliseconds since 1970; the clock unless given
 * @returns the event with its id
 * @throws WebhookVerificationError also for a delivery that was signed more than five minutes ago
 */
export function verifyWebhook(
  secrets: string | readonly string[],
  headers: HeadersOfRequest,
  body: string | Uint8Array,
  options?: Readonly<{ now?: number }>,
): PlatenoEvent;
