import type { Language } from '#kernel/language.ts';
import type { Database } from '#platform/database/database.ts';
import type { PriceLists } from '../../application/price-lists.ts';

export const sqlPriceLists = ({ database }: Readonly<{ database: Database }>): PriceLists => ({
  namesOf: (merchantId, limit) =>
    database.rows<Record<Language, string>>(
      `select i.name as bg, coalesce(min(i.name_en), i.name) as en from items i
       where i.merchant_id = :merchantId and i.archived_at is null
       group by i.name order by lower(i.name), i.name limit :limit`,
      { merchantId, limit },
    ),
});
