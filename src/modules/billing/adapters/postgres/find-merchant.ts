import type { Database } from '#platform/database/database.ts';
import type { FindMerchant } from '../../application/set-up-operator.ts';

/** The open merchant with the tax id, written with or without `BG`, else with the e-mail. */
export const findMerchant =
  ({ database }: Readonly<{ database: Database }>): FindMerchant =>
  async ({ taxId, email }) => {
    const written = taxId?.toUpperCase().replaceAll(/\s/g, '') ?? null;
    const [row] = await database.rows<{ id: number }>(
      `select id from merchants
       where closed_at is null and (tax_id = :written or tax_id = :number or lower(email) = lower(:email))
       order by tax_id is not distinct from :number desc, id limit 1`,
      { written, number: written?.replace(/^BG/, '') ?? null, email },
    );
    return row?.id ?? null;
  };
