import { token } from '#kernel/token.ts';

/** Why there was no answer. */
export const sendErrors = [
  'connect-timeout',
  'timeout',
  'address-refused',
  'host-unknown',
  'certificate',
  'connection',
] as const;
export type SendError = (typeof sendErrors)[number];

/** One request; the body as it is signed. */
export type WebhookRequest = Readonly<{
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}>;

/** What came back; status and answer are null where `error` says why. */
export type WebhookAnswer = Readonly<{
  status: number | null;
  error: SendError | null;
  /** The first 2 kB of the answer. */
  answer: string | null;
  /** The header `Retry-After`. */
  retryAfter: string | null;
  /** Until the answer or the failure. */
  millis: number;
}>;

/** Sends one request to an address that a merchant chose: never to a private one, and no redirect is followed. */
export interface WebhookSender {
  /** @returns the answer, also a failure; null when the signal ended it */
  send(request: WebhookRequest, signal: AbortSignal): Promise<WebhookAnswer | null>;
}
export const WebhookSender = token<WebhookSender>('integrations.WebhookSender');
