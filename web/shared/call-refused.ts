import type { ErrorBody } from '#contract/errors.ts';

/**
 * A call that did not succeed. `message` is the server's sentence and may be shown as it is; it is empty when no server
 * answered (`code` is then `network.unreachable` or `network.timeout`, `status` 0). `body` is the whole answer.
 */
export class CallRefused extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? '');
    this.name = 'CallRefused';
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.fields = body.fields ?? {};
    this.body = body;
  }
}

/** The error's own sentence, else the fallback (specification, point 8). */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof CallRefused && error.message !== '' ? error.message : fallback;
