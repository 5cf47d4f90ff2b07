import { token } from '#kernel/token.ts';
import type { Logo, LogoImage } from '../domain/logo.ts';

/** Pictures by the hash of their content. They stay: a document shows the logo that stood when it was issued. */
export interface Logos {
  /** @returns the hash; the same content again is the same logo */
  store(content: Uint8Array, image: LogoImage, at: Date): Promise<string>;
  byHash(hash: string): Promise<Logo | null>;
}
export const Logos = token<Logos>('merchants.Logos');
