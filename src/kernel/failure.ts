/** What kind of refusal it is; the HTTP and the CLI mapper each have one row per kind. */
export const failureKinds = [
  'malformed',
  'unauthenticated',
  'forbidden',
  'missing',
  'conflict',
  'gone',
  'too-large',
  'unsupported',
  'invalid',
  'limited',
  'unavailable',
] as const;
export type FailureKind = (typeof failureKinds)[number];

export type FailureParams = Readonly<Record<string, string | number>>;

/** One field that was wrong: `code` and `params` choose the sentence in the caller's language. */
export type FieldProblem = Readonly<{ field: string; code: string; params?: FailureParams }>;

/** A refusal with a stable code. It carries no sentence: words are chosen at the edge, in the caller's language. */
export abstract class Failure extends Error {
  /** Stable and dotted; the key of its sentence in `src/messages`. */
  abstract readonly code: string;
  abstract readonly kind: FailureKind;
  /** Values for the sentence. */
  readonly params: FailureParams;
  /** Machine-readable facts that go into the answer beside code and message. */
  readonly details: Readonly<Record<string, string | number>>;
  readonly fields: readonly FieldProblem[] = [];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    about: {
      params?: FailureParams;
      details?: Readonly<Record<string, string | number>>;
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

/** Input that breaks rules of its fields: all of them are named at once. */
export class InvalidFields extends Failure {
  readonly code = 'input.invalid';
  readonly kind = 'invalid';
  override readonly fields: readonly FieldProblem[];

  constructor(fields: readonly FieldProblem[]) {
    super();
    this.fields = fields;
  }
}

/** The caller is who he says, but his role may not do this. */
export class NotAllowed extends Failure {
  readonly code = 'access.not-allowed';
  readonly kind = 'forbidden';
}

/** No session, or one that has ended. */
export class SignInNeeded extends Failure {
  readonly code = 'access.sign-in-needed';
  readonly kind = 'unauthenticated';
}
