import { createHmac } from 'node:crypto';

type Pepper = Readonly<{ secret: string; version: string }>;
/** What a password is compared with: the pepper's secret, null when this process does not have it, and bcrypt's hash. */
type Stored = Readonly<{ pepper: Pepper | null; bcryptHash: string }>;

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** The version is a digest under the pepper and reveals nothing about it. */
const pepperOf = (secret: string): Pepper => ({
  secret,
  version: hmac(secret, 'pepper version').slice(0, 8),
});

const versionedDigestOf = ({ secret, version }: Pepper, text: string): string =>
  `${version}:${hmac(secret, text)}`;

const versioned = /^pepper=([\w-]{8})(\$.+)$/;

/**
 * The peppers of an installation. A stored hash is `pepper=<version>$2b$…`: bcrypt's hash behind the version of its
 * pepper. Hashes from before that form have no version and belong to the first pepper: while two are configured that
 * is the previous one, because the current one never hashes without its version.
 */
export class Peppers {
  readonly #current: Pepper;
  readonly #previous: Pepper | undefined;

  constructor(current: string, previous?: string) {
    this.#current = pepperOf(current);
    this.#previous = previous === undefined ? undefined : pepperOf(previous);
  }

  /** A keyed digest of 43 characters under the current pepper. */
  digest(text: string): string {
    return hmac(this.#current.secret, text);
  }

  /** The digest with the version of its pepper, for records that stay: `<version>:<digest>`. */
  versionedDigest(text: string): string {
    return versionedDigestOf(this.#current, text);
  }

  /** Whether a versioned digest is that of the text; null when its pepper is not configured. */
  isDigestOf(digest: string, text: string): boolean | null {
    const pepper = [this.#current, this.#previous].find((one) => one?.version === digest.split(':')[0]);
    return pepper === undefined ? null : versionedDigestOf(pepper, text) === digest;
  }

  /** bcrypt's input under the current pepper. */
  currentInput(password: string): string {
    return this.#inputOf(this.#current, password);
  }

  /** The stored form of bcrypt's hash of `currentInput`. */
  toStored(bcryptHash: string): string {
    return `pepper=${this.#current.version}${bcryptHash}`;
  }

  /** bcrypt's input and hash for a comparison; null when the hash needs a pepper that is not configured. */
  comparisonOf(password: string, stored: string): Readonly<{ input: string; bcryptHash: string }> | null {
    const { pepper, bcryptHash } = this.#read(stored);
    return pepper === null ? null : { input: this.#inputOf(pepper, password), bcryptHash };
  }

  /** bcrypt's hash within the stored one, and whether it was made with the current pepper. */
  describe(stored: string): Readonly<{ bcryptHash: string; isCurrent: boolean }> {
    const { pepper, bcryptHash } = this.#read(stored);
    return { bcryptHash, isCurrent: pepper === this.#current };
  }

  #read(stored: string): Stored {
    const [, version, bcryptHash] = versioned.exec(stored) ?? [];
    if (bcryptHash === undefined) return { pepper: this.#previous ?? this.#current, bcryptHash: stored };
    const pepper = [this.#current, this.#previous].find((one) => one?.version === version);
    return { pepper: pepper ?? null, bcryptHash };
  }

  /** An HMAC makes every password the same length; NFC: the same letters from another keyboard are equal. */
  #inputOf({ secret }: Pepper, password: string): string {
    return createHmac('sha256', secret).update(password.normalize('NFC')).digest('base64');
  }
}
