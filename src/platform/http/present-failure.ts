import type { ErrorBody } from '#contract/errors.ts';
import { Failure, type FailureKind } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';

/** The only mapping from kinds of failure to HTTP status. */
export const statusOf: Readonly<Record<FailureKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  method: 405,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  unsupported: 415,
  invalid: 422,
  limited: 429,
  unavailable: 503,
};

type Presented = Readonly<{ status: number; body: ErrorBody; retryAfterSeconds: number | undefined }>;

/** The error body: a refusal in the caller's language; for any other error the request id only. */
export const presentFailure = (
  error: unknown,
  { language, requestId, messages }: { language: Language; requestId: string; messages: Messages },
): Presented => {
  if (!(error instanceof Failure)) {
    const message = messages.say(language, 'input.unexpected');
    return {
      status: 500,
      body: { code: 'input.unexpected', message, requestId },
      retryAfterSeconds: undefined,
    };
  }
  const fields = Object.fromEntries(
    error.fields.map(({ field, code, params }) => [field, messages.say(language, code, params)]),
  );
  return {
    status: statusOf[error.kind],
    body: {
      code: error.code,
      message: messages.say(language, error.code, error.params),
      ...(error.fields.length > 0 ? { fields } : {}),
      ...error.details,
      requestId,
    },
    retryAfterSeconds: error.retryAfterSeconds,
  };
};
