import type { Actor } from '#kernel/actor.ts';
import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';
import type { EndMandate } from '../../application/mandates/end-mandate.ts';

const kinds = ['mandates'] as const;
type Kind = (typeof kinds)[number];

/** Of the payer, and of the customer for whom the card stays. */
const found = `select c.id, c.merchant_id, c.customer_id, c.brand, c.last4, c.expires_on, c.max_minor, c.currency,
    c.email, c.agreed_text, c.agreed_at, c.ended_at, c.ended_by
  from card_mandates c left join customers u on u.id = c.customer_id
  where lower(c.email) = lower(:email) or lower(u.email) = lower(:email) order by c.id`;

type Deps = Readonly<{ database: Database; endMandate: Pick<EndMandate, 'execute'> }>;

/**
 * Cards that stay, of payers and customers. Erased, a card is stopped and deleted at the provider; amounts and the last
 * digits stay as the record of its payments.
 */
export const personalMandates = ({ database, endMandate }: Deps): PersonalDataProvider<Kind> => ({
  kinds,
  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const rows = await database.rows<Record<string, unknown>>(found, { email: subject.email });
    return [{ kind: 'mandates', rows }];
  },

  /** A deleted customer has left the mandate by now: what was found before is erased. */
  async erase(
    subject: DataSubject,
    actor: Actor,
    before: readonly PersonalRecords[],
  ): Promise<Erasure<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const ids = before
      .filter(({ kind }) => kind === 'mandates')
      .flatMap(({ rows }) => rows.map(({ id }) => Number(id)));
    for (const mandateId of ids) await endMandate.execute({ actor, mandateId, by: 'ERASED' });
    await database.rows(
      `update card_mandates set email = null, agreed_text = '' where id = any(cast(:ids as bigint[])) returning 1`,
      { ids },
    );
    return [{ kind: 'mandates', erased: ids.length, kept: 0, ground: null }];
  },
});
