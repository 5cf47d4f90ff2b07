import { createHash } from 'node:crypto';
import type { Logo, LogoImage } from '#modules/merchants/domain/logo.ts';
import type { Logos } from '#modules/merchants/ports/logos.ts';

export class InMemoryLogos implements Logos {
  readonly #logos = new Map<string, Logo>();

  async store(content: Uint8Array, image: LogoImage): Promise<string> {
    const hash = createHash('sha256').update(content).digest('hex');
    if (!this.#logos.has(hash)) this.#logos.set(hash, { ...image, hash, content });
    return hash;
  }

  async byHash(hash: string): Promise<Logo | null> {
    return this.#logos.get(hash) ?? null;
  }
}
