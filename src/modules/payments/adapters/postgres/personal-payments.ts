import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import { containing } from '#platform/database/like.ts';
import type { Database } from '#platform/database/database.ts';

type Row = Record<string, unknown>;

const ofPayer = 'lower(p.customer_email) = lower(:email)';
/** SQL: whether the data of the payer of a payment `p` is still needed for the receipt, or for the answer to a dispute. */
export const paymentUnderWay = `(p.status in ('PENDING', 'PROCESSING') or p.dispute_status = 'OPEN')`;

const requests = `payment_attempts a join payments p on p.id = a.payment_id where ${ofPayer} and a.provider_request <> '{}'`;
/** Payloads are searched as text: they may contain the e-mail without a payment here. */
const webhookEvents = `provider_events e where e.payload <> '{}' and e.payload::text ilike :pattern`;
/** Matches a whole JSON value: a longer e-mail may end with this one. */
const bindingsOf = (email: string) => ({ email, pattern: containing(JSON.stringify(email)) });

const kinds = ['payments', 'requests', 'signals'] as const;
type Kind = (typeof kinds)[number];

/** Personal data of payers in payments, in stored requests to the provider and in webhook events. */
export const personalPayments = ({
  database,
}: Readonly<{ database: Database }>): PersonalDataProvider<Kind> => ({
  kinds,
  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const bindings = bindingsOf(subject.email);
    const rows = (sql: string): Promise<Row[]> => database.rows<Row>(sql, bindings);
    return [
      {
        kind: 'payments',
        rows: await rows(
          `select p.id, p.merchant_id, p.amount_minor, p.currency, p.status, p.description, p.note, p.customer_name,
             p.customer_email, p.buyer, p.card_agreed_text, p.card_brand, p.card_last4, p.refunded_amount_minor, p.created_at, p.succeeded_at
           from payments p where ${ofPayer} order by p.id`,
        ),
      },
      {
        kind: 'requests',
        rows: await rows(
          `select a.payment_id, a.state, a.provider_request, a.created_at from ${requests} order by a.id`,
        ),
      },
      {
        kind: 'signals',
        rows: await rows(
          `select e.type, e.state, e.payload, e.received_at from ${webhookEvents} order by e.id`,
        ),
      },
    ];
  },

  /** Amounts, references and the last digits of the card stay as the record of the payment. */
  async erase(subject: DataSubject): Promise<Erasure<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const bindings = bindingsOf(subject.email);
    const count = async (sql: string): Promise<number> => (await database.rows(sql, bindings)).length;
    const outcome = async (kind: Kind, erase: string, remaining: string): Promise<Erasure<Kind>> => {
      const erased = await count(erase);
      const kept = await count(remaining);
      return { kind, erased, kept, ground: kept > 0 ? 'under-way' : null };
    };
    return [
      await outcome(
        'signals',
        `update provider_events e set payload = '{}' where e.id in (select e.id from ${webhookEvents}
           and e.state in ('DONE', 'IGNORED')) returning e.id`,
        `select e.id from ${webhookEvents}`,
      ),
      await outcome(
        'requests',
        `update payment_attempts set provider_request = '{}' where id in (select a.id from ${requests}
           and a.state in ('ENDED', 'REFUSED') and not ${paymentUnderWay}) returning id`,
        `select a.id from ${requests}`,
      ),
      await outcome(
        'payments',
        `update payments p set customer_name = null, customer_email = null, buyer = null, note = null,
           card_agreed_text = case when p.card_agreed_text is not null then '' end, version = version + 1
         where ${ofPayer} and not ${paymentUnderWay} returning p.id`,
        `select p.id from payments p where ${ofPayer}`,
      ),
    ];
  },
});
