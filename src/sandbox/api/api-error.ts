import type Stripe from 'stripe';

type ErrorType = Stripe.RawErrorType;

/** A refusal in the provider's error envelope. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, string | undefined>> };

  constructor(
    status: number,
    error: {
      readonly type: ErrorType;
      readonly message: string;
      readonly code?: string | undefined;
      readonly param?: string | undefined;
    },
  ) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

/** An answer with another status than 200 whose changes stay, such as a declined charge. */
export class OtherAnswer {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
  }
}

/** The call is invalid: status 400 unless given. `param` names the parameter in bracket form. */
export const invalidRequest = (message: string, code?: string, param?: string, status = 400): ApiError =>
  new ApiError(status, { type: 'invalid_request_error', message, code, param });

/** 404 `resource_missing`. */
export const missing = (kind: string, id: string, param = 'id'): ApiError =>
  invalidRequest(`No such ${kind.replace('.', ' ')}: '${id}'`, 'resource_missing', param, 404);
