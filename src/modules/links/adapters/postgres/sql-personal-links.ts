import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { isOpenPromise } from './link-conditions.ts';

const kinds = ['links', 'promises'] as const;
const ofPayer = 'lower(p.customer_email) = lower(:email)';
type Kind = (typeof kinds)[number];

export class SqlPersonalLinks implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #database: Database;

  readonly #clock: Clock;

  constructor({ database, clock }: Readonly<{ database: Database; clock: Clock }>) {
    this.#database = database;
    this.#clock = clock;
  }

  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const rows = await this.#database.rows<Record<string, unknown>>(
      `select id, merchant_id, amount_minor, currency, description, customer_name, customer_email, status, created_at
       from payment_links where lower(customer_email) = lower(:email) order by id`,
      { email: subject.email },
    );
    const promises = await this.#database.rows<Record<string, unknown>>(
      `select p.id, p.merchant_id, p.payment_link_id, p.reference, p.amount_minor, p.customer_name, p.customer_email, p.buyer,
         p.promised_at, p.paid_at from bank_promises p where ${ofPayer} order by p.id`,
      { email: subject.email },
    );
    return [
      { kind: 'links', rows },
      { kind: 'promises', rows: promises },
    ];
  }

  async erase(subject: DataSubject): Promise<Erasure<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const erased = await this.#database.rows(
      `update payment_links set customer_name = null, customer_email = null, version = version + 1
       where lower(customer_email) = lower(:email) returning id`,
      { email: subject.email },
    );
    return [
      { kind: 'links', erased: erased.length, kept: 0, ground: null },
      await this.#erasePromises(subject.email),
    ];
  }

  /** A promise that is waited for keeps them: the receipt is sent there. */
  async #erasePromises(email: string): Promise<Erasure<Kind>> {
    const erased = await this.#database.rows(
      `update bank_promises p set customer_name = null, customer_email = null, buyer = null
       where ${ofPayer} and not (${isOpenPromise('p')} and p.expires_at > :now) returning id`,
      { email, now: this.#clock.now() },
    );
    const kept = await this.#database.rows(`select p.id from bank_promises p where ${ofPayer}`, { email });
    return {
      kind: 'promises',
      erased: erased.length,
      kept: kept.length,
      ground: kept.length > 0 ? 'under-way' : null,
    };
  }
}
