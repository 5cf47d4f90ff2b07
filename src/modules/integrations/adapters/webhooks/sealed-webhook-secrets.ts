import { Webhook } from 'standardwebhooks';
import type { Random } from '#kernel/random.ts';
import type { Config } from '#platform/config.ts';
import { SecretSealing } from '#platform/sealing/secret-sealing.ts';
import type { Signed, WebhookSecrets } from '../../ports/webhook-secrets.ts';

const secretBytes = 32;
const prefix = 'whsec_';
const contextOf = (endpointId: number): string => `webhook-secret:${endpointId}`;

/** The signature of Standard Webhooks 1.0.0, `v1,` and HMAC-SHA-256 over `id.timestamp.body` in base64. */
export const signatureOf = (secret: string, { id, at, body }: Signed): string =>
  new Webhook(secret).sign(id, at, body);

/** Secrets sealed with the keys of SECRETS_KEY, each bound to its endpoint. */
export class SealedWebhookSecrets implements WebhookSecrets {
  readonly #sealing: SecretSealing;
  readonly #random: Random;

  constructor({ config, random }: Readonly<{ config: Pick<Config, 'secondFactors'>; random: Random }>) {
    this.#sealing = new SecretSealing(config.secondFactors.secretsKeys);
    this.#random = random;
  }

  create(endpointId: number): Readonly<{ text: string; sealed: Uint8Array }> {
    const secret = this.#random.bytes(secretBytes);
    const text = `${prefix}${Buffer.from(secret).toString('base64')}`;
    return { text, sealed: this.#sealing.seal(secret, contextOf(endpointId)) };
  }

  sign(endpointId: number, sealed: readonly Uint8Array[], signed: Signed): string {
    return sealed
      .map((one) => Buffer.from(this.#sealing.open(one, contextOf(endpointId))).toString('base64'))
      .map((secret) => signatureOf(`${prefix}${secret}`, signed))
      .join(' ');
  }

  reseal(endpointId: number, sealed: Uint8Array): Uint8Array | null {
    if (!this.#sealing.isOutdated(sealed)) return null;
    return this.#sealing.seal(this.#sealing.open(sealed, contextOf(endpointId)), contextOf(endpointId));
  }
}
