import type { Role } from '#kernel/actor.ts';

type Common = Readonly<{
  id: number;
  userId: number;
  name: string;
  createdAt: Date;
  /** Null while the first code is awaited; an unconfirmed factor has no effect. */
  confirmedAt: Date | null;
  lastUsedAt: Date | null;
}>;

/** An authenticator app (RFC 6238). */
export type TotpFactor = Common &
  Readonly<{
    kind: 'TOTP';
    /** Encrypted, bound to the row's id. */
    sealedSecret: Uint8Array;
    /** The time step of the last accepted code: it and earlier ones are refused. */
    lastStep: number | null;
  }>;

/** The credential of a passkey (WebAuthn). */
export type PasskeyCredential = Readonly<{
  /** base64url. */
  credentialId: string;
  /** COSE. */
  publicKey: Uint8Array;
  signCount: number;
  transports: readonly string[];
  /** Whether it is stored in more than one device. */
  isBackedUp: boolean;
}>;
export type PasskeyFactor = Common & PasskeyCredential & Readonly<{ kind: 'PASSKEY' }>;

export type SecondFactor = TotpFactor | PasskeyFactor;

/** Who must have a second factor (`SECOND_FACTOR`). */
export type SecondFactorPolicy = 'off' | 'staff' | 'all';

/** Whether a user of this role must have a second factor; staff are ADMIN and SUPPORT (decisions, "Second factor"). */
export const mustHaveFactor = (role: Role, policy: SecondFactorPolicy): boolean =>
  policy === 'all' || (policy === 'staff' && (role === 'ADMIN' || role === 'SUPPORT'));

/** Confirmed factors: only these count. */
export const confirmed = (factors: readonly SecondFactor[]): SecondFactor[] =>
  factors.filter(({ confirmedAt }) => confirmedAt !== null);

export const isTotp = (factor: SecondFactor): factor is TotpFactor => factor.kind === 'TOTP';
export const isPasskey = (factor: SecondFactor): factor is PasskeyFactor => factor.kind === 'PASSKEY';

/** Factors of one account, at most. */
export const maxFactors = 10;
/** How long a new authenticator app waits for its first code. */
export const confirmationMs = 15 * 60_000;
