import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import openApiClient from 'openapi-fetch';
import { idempotentOperations } from './operations.js';

/** Longest pauses before a try: of our own, and asked for by `Retry-After`, in milliseconds. */
const longestPauseMs = 8_000;
const longestRetryAfterMs = 60_000;

/** Repeating these changes nothing more than the first call did. */
const isRepeatable = ({ method, headers }) => method !== 'POST' || headers.has('idempotency-key');

/** 429 and 503 say that nothing was done; 409 with `Retry-After` that the first call is still under way. */
const isRefusedForNow = ({ status, headers }) =>
  status === 429 || status === 503 || (status === 409 && headers.has('retry-after'));

/** @returns milliseconds; undefined when the answer asks for a longer pause than the client waits */
const pauseFor = (answer, attempt, firstPauseMs) => {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN);
  if (seconds * 1_000 > longestRetryAfterMs) return undefined;
  if (seconds >= 0) return seconds * 1_000;
  return Math.min(firstPauseMs * 2 ** attempt, longestPauseMs) * (0.5 + Math.random() / 2);
};

/** `fetch` with tries: each sends the same request, so with the same idempotency key. */
const withRetries = (send, { retries, firstPauseMs }) =>
  async function sendRequest(request) {
    for (let attempt = 0; ; attempt += 1) {
      let answer;
      let failure;
      try {
        answer = await send(request.clone());
      } catch (error) {
        failure = error;
      }
      const mayRepeat =
        answer === undefined
          ? isRepeatable(request) && !request.signal.aborted
          : isRefusedForNow(answer) || (answer.status >= 500 && isRepeatable(request));
      const pauseMs = mayRepeat && attempt < retries ? pauseFor(answer, attempt, firstPauseMs) : undefined;
      if (pauseMs === undefined) {
        if (answer === undefined) throw failure;
        return answer;
      }
      await answer?.body?.cancel();
      await pause(pauseMs, undefined, { signal: request.signal });
    }
  };

const withIdempotencyKey = {
  onRequest({ request, schemaPath }) {
    if (!idempotentOperations.has(`${request.method} ${schemaPath}`)) return undefined;
    if (!request.headers.has('idempotency-key')) request.headers.set('idempotency-key', randomUUID());
    return request;
  },
};

export const createClient = ({ baseUrl, key, version, language = 'en', retries = 4, ...rest }) => {
  const { fetch: send = globalThis.fetch, firstPauseMs = 500 } = rest;
  const client = openApiClient({
    baseUrl: `${baseUrl.replace(/\/+$/, '')}/api`,
    headers: {
      authorization: `Bearer ${key}`,
      'accept-language': language,
      ...(version === undefined ? {} : { 'plateno-version': version }),
    },
    fetch: withRetries(send, { retries, firstPauseMs }),
  });
  client.use(withIdempotencyKey);
  return client;
};

/** The body was not sent by Plateno with this secret, or not now. */
export class WebhookVerificationError extends Error {
  name = 'WebhookVerificationError';
}

const headerOf = (headers, name) =>
  typeof headers.get === 'function' ? headers.get(name) : (headers[name] ?? undefined);

const toleranceSeconds = 300;

export const verifyWebhook = (secrets, headers, body, { now = Date.now() } = {}) => {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  );
  if (!id || !timestamp || !signatures) throw new WebhookVerificationError('a webhook- header is missing');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1_000 - Number(timestamp)) > toleranceSeconds)
    throw new WebhookVerificationError('the timestamp is more than five minutes from now');
  const given = signatures.split(' ').map((signature) => Buffer.from(signature));
  const isRight = [secrets].flat().some((secret) => {
    const hmac = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'));
    const right = Buffer.from(`v1,${hmac.update(`${id}.${timestamp}.`).update(body).digest('base64')}`);
    return given.some((one) => one.length === right.length && timingSafeEqual(one, right));
  });
  if (!isRight) throw new WebhookVerificationError('no signature fits the secret and the body');
  return { id, ...JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString('utf8')) };
};
