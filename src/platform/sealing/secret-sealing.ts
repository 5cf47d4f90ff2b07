import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const idBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = idBytes + nonceBytes + tagBytes;

type SealingKey = Readonly<{ id: Buffer; key: Uint8Array }>;

/** The id is a digest of the key and reveals nothing about it. */
const sealingKey = (key: Uint8Array): SealingKey => ({
  id: createHash('sha256').update('secrets key id: ').update(key).digest().subarray(0, idBytes),
  key,
});

/**
 * Encrypts secrets for the database (AES-256-GCM). The first key seals, all open, so that one can replace the other.
 * A sealed secret is bound to its context, such as the row that it stands in: it does not open in another.
 */
export class SecretSealing {
  readonly #keys: readonly SealingKey[];
  readonly #first: SealingKey;

  /** @param keys of 32 bytes each */
  constructor(keys: readonly Uint8Array[]) {
    this.#keys = keys.map(sealingKey);
    const [first] = this.#keys;
    if (first === undefined) throw new Error('there is no key to seal secrets with');
    this.#first = first;
  }

  /** @returns the key's id (4 bytes), nonce (12), tag (16) and the encrypted secret */
  seal(secret: Uint8Array, context: string): Uint8Array {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.#first.key, nonce).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([this.#first.id, nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error for an unknown key, another context, or changed bytes */
  open(sealed: Uint8Array, context: string): Uint8Array {
    const bytes = Buffer.from(sealed);
    const known = this.#keys.find(({ id }) => id.equals(bytes.subarray(0, idBytes)));
    if (known === undefined)
      throw new Error('the secret is sealed with a key that SECRETS_KEY does not have');
    const nonce = bytes.subarray(idBytes, idBytes + nonceBytes);
    const decipher = createDecipheriv(algorithm, known.key, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(idBytes + nonceBytes, headBytes));
    return Buffer.concat([decipher.update(bytes.subarray(headBytes)), decipher.final()]);
  }

  /** Whether the secret is sealed with another key than the first. */
  isOutdated(sealed: Uint8Array): boolean {
    return !this.#first.id.equals(Buffer.from(sealed).subarray(0, idBytes));
  }
}
