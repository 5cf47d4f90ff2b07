import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose';
import type { Session } from '../../domain/session.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

const algorithm = 'HS256';
const issuer = 'plateno';
const audience = 'plateno-api';

const rememberedMs = 60_000;
/** Some megabytes at the most; whoever sends more different ones makes us forget, and reckon again. */
const mostRemembered = 10_000;

type Remembered = Readonly<{ sessionId: string; from: number; until: number }>;

const isBetween = (now: Date, { from, until }: Remembered): boolean =>
  from <= now.getTime() && now.getTime() < until;

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
  /** By the hash of the token: no token is kept. */
  readonly #read = new Map<string, Remembered>();

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

  /** A token that was good a moment ago is not reckoned again; its session's row is asked every time all the same. */
  async read(token: string, now: Date): Promise<string | null> {
    const name = createHash('sha256').update(token).digest('base64');
    const known = this.#read.get(name);
    if (known !== undefined && isBetween(now, known)) return known.sessionId;
    const payload = await this.#verify(token, now);
    if (typeof payload?.sid !== 'string') return null;
    const until = Math.min(now.getTime() + rememberedMs, payload.exp! * 1_000);
    if (this.#read.size >= mostRemembered) this.#read.clear();
    this.#read.set(name, { sessionId: payload.sid, from: now.getTime(), until });
    return payload.sid;
  }

  async #verify(token: string, now: Date): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(token, (header) => this.#keyOf(header), {
        algorithms: [algorithm],
        typ: 'JWT',
        issuer,
        audience,
        currentDate: now,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      });
      return payload;
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
