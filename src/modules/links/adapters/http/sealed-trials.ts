import * as z from 'zod';
import type { Config } from '#platform/config.ts';
import { SecretSealing } from '#platform/sealing/secret-sealing.ts';
import type { Trial } from '../../domain/trial.ts';

/** A token of another purpose does not open here. */
const context = 'links.trial';

const sealedTrial = z.object({
  paymentLinkId: z.number(),
  merchantId: z.number(),
  expiresAt: z.coerce.date(),
});

/** Seals a trial in the token of its URL: nothing of it is stored. */
export class SealedTrials {
  readonly #sealing: SecretSealing;

  constructor({ config }: Readonly<{ config: Config }>) {
    this.#sealing = new SecretSealing(config.secondFactors.secretsKeys);
  }

  seal(trial: Trial): string {
    return Buffer.from(this.#sealing.seal(Buffer.from(JSON.stringify(trial)), context)).toString('base64url');
  }

  /** null for a token that was not sealed here. */
  open(token: string): Trial | null {
    try {
      const bytes = this.#sealing.open(Buffer.from(token, 'base64url'), context);
      return sealedTrial.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
    } catch {
      return null;
    }
  }
}
