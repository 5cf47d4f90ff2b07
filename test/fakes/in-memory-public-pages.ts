import type { PublicPage } from '#modules/public-pages/domain/public-page.ts';
import type { PublicPages } from '#modules/public-pages/ports/public-pages.ts';

export class InMemoryPublicPages implements PublicPages {
  readonly #pages = new Map<number, PublicPage>();
  readonly #merchants = new Map<string, number>();

  /** The merchants module owns the slug. */
  addSlug(slug: string, merchantId: number): void {
    this.#merchants.set(slug, merchantId);
  }

  async find(merchantId: number): Promise<PublicPage | null> {
    return this.#pages.get(merchantId) ?? null;
  }

  async save(merchantId: number, page: PublicPage): Promise<void> {
    this.#pages.set(merchantId, page);
  }

  async merchantOf(slug: string): Promise<number | null> {
    return this.#merchants.get(slug) ?? null;
  }
}
