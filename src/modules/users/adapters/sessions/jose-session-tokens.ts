import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
import type { Session } from '../../domain/session.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

const algorithm = 'HS256';
const issuer = 'plateno';
const audience = 'plateno-api';

type SigningKey = Readonly<{ id: string; key: KeyObject }>;

/** The id tells secrets apart and tells nothing about them. */
const signingKey = (secret: string): SigningKey => ({
  id: createHash('sha256').update(`session key id: ${secret}`).digest('base64url').slice(0, 12),
  key: createSecretKey(Buffer.from(secret, 'utf8')),
});

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1_000);

/** JWT, one algorithm only. The first secret signs, all of them verify, so that a secret can be changed in peace. */
export class JoseSessionTokens implements SessionTokens {
  readonly #signing: SigningKey;
  readonly #keys: ReadonlyMap<string, KeyObject>;

  constructor({ secrets }: Readonly<{ secrets: readonly string[] }>) {
    const keys = secrets.map(signingKey);
    const [first] = keys;
    if (first === undefined) throw new Error('there is no secret to sign sessions with');
    this.#signing = first;
    this.#keys = new Map(keys.map(({ id, key }) => [id, key]));
  }

  issue({ id, userId, createdAt, expiresAt }: Session): Promise<string> {
    return new SignJWT({ sid: id })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: this.#signing.id })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(String(userId))
      .setIssuedAt(secondsOf(createdAt))
      .setExpirationTime(secondsOf(expiresAt))
      .sign(this.#signing.key);
  }

  async read(token: string, now: Date): Promise<string | null> {
    try {
      const { payload } = await jwtVerify(token, (header) => this.#keyOf(header), {
        algorithms: [algorithm],
        typ: 'JWT',
        issuer,
        audience,
        currentDate: now,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      });
      return typeof payload.sid === 'string' ? payload.sid : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  #keyOf({ kid }: JWTHeaderParameters): KeyObject {
    const key = kid === undefined ? undefined : this.#keys.get(kid);
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key;
  }
}
