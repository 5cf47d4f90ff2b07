import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose';
import type { SessionRecord } from '../../domain/session.ts';

const algorithm = 'HS256';
const issuer = 'plateno';
const audience = 'plateno-api';

const cacheMs = 60_000;
/** Bounds the memory of the cache to some megabytes; the next token empties it. */
const maxCached = 10_000;

type Cached = Readonly<{ sessionId: string; from: number; until: number }>;

const isBetween = (now: Date, { from, until }: Cached): boolean =>
  from <= now.getTime() && now.getTime() < until;

type SigningKey = Readonly<{ id: string; key: KeyObject }>;

/** The key id (`kid`) is a digest of the secret and reveals nothing about it. */
const signingKey = (secret: string): SigningKey => ({
  id: createHash('sha256').update(`session key id: ${secret}`).digest('base64url').slice(0, 12),
  key: createSecretKey(Buffer.from(secret, 'utf8')),
});

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1_000);

/**
 * Tokens of sessions: JWTs (HS256) that only name a session, useless once it has ended. The first secret signs, all
 * secrets verify, so that a secret can be rotated while sessions are live.
 */
export class JoseSessionTokens {
  readonly #signing: SigningKey;
  readonly #keys: ReadonlyMap<string, KeyObject>;
  /** Verified tokens by their SHA-256: no token is kept in memory. */
  readonly #verified = new Map<string, Cached>();

  constructor({ secrets }: Readonly<{ secrets: readonly string[] }>) {
    const keys = secrets.map(signingKey);
    const [first] = keys;
    if (first === undefined) throw new Error('there is no secret to sign sessions with');
    this.#signing = first;
    this.#keys = new Map(keys.map(({ id, key }) => [id, key]));
  }

  /** Signs a token that expires with the session. */
  issue({
    id,
    userId,
    createdAt,
    expiresAt,
  }: Pick<SessionRecord, 'id' | 'userId' | 'createdAt' | 'expiresAt'>): Promise<string> {
    return new SignJWT({ sid: id })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: this.#signing.id })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(String(userId))
      .setIssuedAt(secondsOf(createdAt))
      .setExpirationTime(secondsOf(expiresAt))
      .sign(this.#signing.key);
  }

  /**
   * Verifies a token, from a cache for a minute; the session's row is still read at every request.
   * @returns the id of the session; null when the token is forged, of another kind, or expired
   */
  async read(token: string, now: Date): Promise<string | null> {
    const digest = createHash('sha256').update(token).digest('base64');
    const known = this.#verified.get(digest);
    if (known !== undefined && isBetween(now, known)) return known.sessionId;
    const payload = await this.#verify(token, now);
    if (typeof payload?.sid !== 'string') return null;
    const until = Math.min(now.getTime() + cacheMs, payload.exp! * 1_000);
    if (this.#verified.size >= maxCached) this.#verified.clear();
    this.#verified.set(digest, { sessionId: payload.sid, from: now.getTime(), until });
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
