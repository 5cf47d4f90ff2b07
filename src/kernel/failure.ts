/** The kinds of refusals; HTTP status and exit code are mapped from them. */
const failureKinds = [
  'malformed',
  'unauthenticated',
  'forbidden',
  'missing',
  'method',
  'conflict',
  'gone',
  'too-large',
  'unsupported',
  'invalid',
  'limited',
  'unavailable',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Values for the placeholders of a message. */
export type FailureParams = Readonly<Record<string, string | number>>;
/** Machine-readable facts of an error response. */
type FailureDetails = Readonly<Record<string, string | number | readonly string[]>>;

/** An invalid field; `code` is the key of its message in `src/messages`. */
export type FieldProblem = Readonly<{ field: string; code: string; params?: FailureParams }>;

/** A refusal with a stable code. Its message is chosen by the HTTP and CLI adapters, in the caller's language. */
export abstract class Failure extends Error {
  /** Stable and dotted; the key of its message in `src/messages`. */
  abstract readonly code: string;
  abstract readonly kind: FailureKind;
  /** Values for the placeholders of the message. */
  readonly params: FailureParams;
  /** Machine-readable facts of the error response beside code and message. */
  readonly details: FailureDetails;
  readonly fields: readonly FieldProblem[] = [];
  /** The header `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    about: {
      params?: FailureParams;
      details?: FailureDetails;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(undefined, about.cause === undefined ? {} : { cause: about.cause });
    this.params = about.params ?? {};
    this.details = about.details ?? {};
    this.retryAfterSeconds = about.retryAfterSeconds;
    this.name = new.target.name;
  }
}

/** Input with invalid fields; all of them are named together. */
export class InvalidFields extends Failure {
  readonly code = 'input.invalid';
  readonly kind = 'invalid';
  override readonly fields: readonly FieldProblem[];

  constructor(fields: readonly FieldProblem[]) {
    super();
    this.fields = fields;
  }
}

/** The caller is signed in, but the role does not permit this. */
export class NotAllowed extends Failure {
  readonly code = 'access.not-allowed';
  readonly kind = 'forbidden';
}

/** No API key may do this, whatever its scopes: a person does it after signing in. */
export class NotForKeys extends Failure {
  readonly code = 'access.not-for-keys';
  readonly kind = 'forbidden';
}

/** The API key lacks the scope, which the message names. */
export class ScopeMissing extends Failure {
  readonly code = 'access.scope-missing';
  readonly kind = 'forbidden';

  constructor(scope: string) {
    super({ params: { scope }, details: { scope } });
  }
}

/** The account must have a second factor and has none: until then the session can only set one up. */
export class SecondFactorRequired extends Failure {
  readonly code = 'access.second-factor-required';
  readonly kind = 'forbidden';
}

/** The call needs a live session. */
export class SignInNeeded extends Failure {
  readonly code = 'access.sign-in-needed';
  readonly kind = 'unauthenticated';
}
