import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { PublicPage } from '../../domain/public-page.ts';
import type { PublicPages } from '../../ports/public-pages.ts';

type Row = Omit<PublicPage, 'minAmount' | 'maxAmount'> & Readonly<{ minMinor: number; maxMinor: number }>;

export class SqlPublicPages implements PublicPages {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(merchantId: number): Promise<PublicPage | null> {
    const [row] = await this.#database.rows<Row>(
      `select is_on as "isOn", text, town, shows_phone as "showsPhone", shows_email as "showsEmail",
         takes_amounts as "takesAmounts", min_minor as "minMinor", max_minor as "maxMinor", is_indexed as "isIndexed"
       from public_pages where merchant_id = :merchantId`,
      { merchantId },
    );
    if (row === undefined) return null;
    const { minMinor, maxMinor, ...page } = row;
    return { ...page, minAmount: Money.ofMinor(minMinor, 'EUR'), maxAmount: Money.ofMinor(maxMinor, 'EUR') };
  }

  async save(merchantId: number, { minAmount, maxAmount, ...page }: PublicPage, at: Date): Promise<void> {
    await this.#database.rows(
      `insert into public_pages (merchant_id, is_on, text, town, shows_phone, shows_email, takes_amounts, min_minor,
         max_minor, is_indexed, updated_at)
       values (:merchantId, :isOn, :text, :town, :showsPhone, :showsEmail, :takesAmounts, :minMinor, :maxMinor,
         :isIndexed, :at)
       on conflict (merchant_id) do update set is_on = excluded.is_on, text = excluded.text, town = excluded.town,
         shows_phone = excluded.shows_phone, shows_email = excluded.shows_email,
         takes_amounts = excluded.takes_amounts, min_minor = excluded.min_minor, max_minor = excluded.max_minor,
         is_indexed = excluded.is_indexed, updated_at = excluded.updated_at`,
      {
        ...page,
        merchantId,
        minMinor: Number(minAmount.minor),
        maxMinor: Number(maxAmount.minor),
        at,
      },
    );
  }

  async merchantOf(slug: string): Promise<number | null> {
    const [row] = await this.#database.rows<{ id: number }>('select id from merchants where slug = :slug', {
      slug,
    });
    return row?.id ?? null;
  }
}
