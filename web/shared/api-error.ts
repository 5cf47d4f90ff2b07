import type { ErrorBody } from '#contract/errors.ts';

/**
 * A failed API call. `message` is the server's and may be shown; when no server answered (`status` 0) it says so, and
 * `code` is one of `networkTexts`: `network.unreachable`. `body` is the whole response body.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** The body when it is a plain text or a JSON string; empty otherwise. */
  readonly text: string;

  constructor(status: number, body: Partial<ErrorBody>, text = '') {
    super(body.message ?? '');
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.fields = body.fields ?? {};
    this.body = body;
    this.text = text;
  }
}

/** A non-empty string body, else the message, else the fallback (specification, point 8, registration and checkout). */
export const bodyMessageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.text !== '' ? error.text : messageOf(error, fallback);

/** The error's message, else the fallback (specification, point 8). */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message !== '' ? error.message : fallback;

/** As `messageOf`; without an answer what failed, and why. */
export const failedBecause = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status === 0
    ? `${fallback} ${error.message}`
    : messageOf(error, fallback);
