import type { PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import { paymentUnderWay } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['evidence'] as const;
type Kind = (typeof kinds)[number];

const written = `dispute_evidence v join disputes d on d.id = v.dispute_id join payments p on p.id = d.payment_id
  where v.texts <> '{}'`;

/** The payments whose evidence was found. */
const paymentsOf = (found: readonly PersonalRecords[]): number[] =>
  found.flatMap(({ rows }) => rows.map(({ payment_id: id }) => Number(id)));

/** Evidence names the payer of its payment and may describe the delivery. */
export const personalEvidence = ({
  database,
}: Readonly<{ database: Database }>): PersonalDataProvider<Kind> => ({
  kinds,
  async find(subject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const rows = await database.rows<Record<string, unknown>>(
      `select d.payment_id, v.status, v.texts, v.submitted_at from ${written}
         and lower(p.customer_email) = lower(:email) order by v.dispute_id`,
      { email: subject.email },
    );
    return [{ kind: 'evidence', rows }];
  },

  /** The payments have lost their e-mail by now. */
  async erase(subject, _, found) {
    if (subject.kind !== 'email') return [];
    const bindings = { paymentIds: paymentsOf(found) };
    const ofFound = `${written} and p.id = any(:paymentIds)`;
    const count = async (sql: string): Promise<number> => (await database.rows(sql, bindings)).length;
    const erased = await count(
      `update dispute_evidence set texts = '{}' where dispute_id in (select v.dispute_id from ${ofFound}
         and not ${paymentUnderWay}) returning dispute_id`,
    );
    const kept = await count(`select v.dispute_id from ${ofFound}`);
    return [{ kind: 'evidence', erased, kept, ground: kept > 0 ? 'under-way' : null }];
  },
});
