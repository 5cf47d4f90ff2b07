import { Secret, TOTP } from 'otpauth';
import type { SecretSealing } from '#platform/sealing/secret-sealing.ts';
import type { NewTotpSecret, TotpSecrets } from '../../ports/totp-secrets.ts';

const issuer = 'Plateno';
/** RFC 6238, and what every authenticator app supports. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after now, for clocks that differ. */
const window = 1;

/** The secret opens only in the row that it was made for. */
const contextOf = (factorId: number): string => `second_factors:${factorId}`;

const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer });

export class OtpTotpSecrets implements TotpSecrets {
  readonly #sealing: SecretSealing;

  constructor({ sealing }: Readonly<{ sealing: SecretSealing }>) {
    this.#sealing = sealing;
  }

  async create(
    factorId: number,
    { secret: bytes, username }: Readonly<{ secret: Uint8Array; username: string }>,
  ): Promise<NewTotpSecret> {
    const secret = secretOf(bytes);
    const url = new TOTP({ ...form, issuer, label: username, secret }).toString();
    return { sealed: this.#sealing.seal(bytes, contextOf(factorId)), base32: secret.base32, url };
  }

  async stepOf(
    factorId: number,
    { sealed, code, now }: Readonly<{ sealed: Uint8Array; code: string; now: Date }>,
  ): Promise<number | null> {
    const totp = new TOTP({ ...form, secret: secretOf(this.#sealing.open(sealed, contextOf(factorId))) });
    const timestamp = now.getTime();
    const delta = totp.validate({ token: code, timestamp, window });
    return delta === null ? null : totp.counter({ timestamp }) + delta;
  }

  async reseal(factorId: number, sealed: Uint8Array): Promise<Uint8Array | null> {
    if (!this.#sealing.isOutdated(sealed)) return null;
    const context = contextOf(factorId);
    return this.#sealing.seal(this.#sealing.open(sealed, context), context);
  }
}
