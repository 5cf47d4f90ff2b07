import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['push-subscriptions'] as const;
type Kind = (typeof kinds)[number];

const matches: Readonly<Record<DataSubject['kind'], string>> = {
  email: 'user_id in (select u.id from users u where lower(u.email) = lower(:email))',
  user: 'user_id = :userId',
  merchant: 'merchant_id = :merchantId',
};

/** The browsers that are notified, without the keys that encrypt for them. All are deleted with their person. */
export const personalPushes = ({
  database,
}: Readonly<{ database: Database }>): PersonalDataProvider<Kind> => ({
  kinds,
  async find({ kind, ...bindings }): Promise<PersonalRecords<Kind>[]> {
    const rows = await database.rows<Record<string, unknown>>(
      `select id, user_id, merchant_id, endpoint, language, created_at
       from push_subscriptions where ${matches[kind]} order by id`,
      bindings,
    );
    return [{ kind: 'push-subscriptions', rows }];
  },
  async erase({ kind, ...bindings }): Promise<Erasure<Kind>[]> {
    const erased = await database.rows(
      `delete from push_subscriptions where ${matches[kind]} returning id`,
      bindings,
    );
    return [{ kind: 'push-subscriptions', erased: erased.length, kept: 0, ground: null }];
  },
});
