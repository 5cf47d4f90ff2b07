import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['drafts'] as const;
type Kind = (typeof kinds)[number];

const matches: Readonly<Record<DataSubject['kind'], string>> = {
  email: `lower(d.content -> 'customer' ->> 'email') = lower(:email)`,
  user: 'd.saved_by = :userId',
  merchant: 'd.merchant_id = :merchantId',
};

/**
 * Drafts of invoices name their customer. Those of an erased customer or merchant are deleted; those of an erased user
 * stay with the merchant, without the user.
 */
export const personalDrafts = ({
  database,
}: Readonly<{ database: Database }>): PersonalDataProvider<Kind> => ({
  kinds,
  async find({ kind, ...bindings }): Promise<PersonalRecords<Kind>[]> {
    const rows = await database.rows<Record<string, unknown>>(
      `select d.id, d.merchant_id, d.content, d.saved_by, d.saved_at from invoice_drafts d
       where ${matches[kind]} order by d.id`,
      bindings,
    );
    return [{ kind: 'drafts', rows }];
  },
  async erase({ kind, ...bindings }): Promise<Erasure<Kind>[]> {
    // A foreign key has taken a deleted user out of the drafts.
    if (kind === 'user') return [];
    const erased = await database.rows(
      `delete from invoice_drafts d where ${matches[kind]} returning d.id`,
      bindings,
    );
    return [{ kind: 'drafts', erased: erased.length, kept: 0, ground: null }];
  },
});
