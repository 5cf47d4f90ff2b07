import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['payer-links', 'payer-companies', 'erasure-requests'] as const;
type Kind = (typeof kinds)[number];

/** What each kind finds, without the digests of secrets, and what erases it. */
const statements: Readonly<Record<Kind, Readonly<{ find: string; erase: string }>>> = {
  'payer-links': {
    find: `select l.email, l.created_at, l.expires_at, l.used_at from payer_links l
      where l.email = lower(:email) order by l.id`,
    erase: 'delete from payer_links where email = lower(:email) returning id',
  },
  'payer-companies': {
    find: `select k.email, k.name, k.address, k.tax_id, k.vat_number, k.country, k.updated_at from payer_companies k
      where k.email = lower(:email)`,
    erase: 'delete from payer_companies where email = lower(:email) returning email',
  },
  'erasure-requests': {
    find: `select r.id, r.email, r.asked_at from payer_erasure_requests r where r.email = lower(:email)`,
    erase: 'delete from payer_erasure_requests where email = lower(:email) returning id',
  },
};

/** Links and company data of payers, and their requests of erasure, which end with it. The open place is closed. */
export class SqlPersonalPayers implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const found: PersonalRecords<Kind>[] = [];
    for (const kind of kinds)
      found.push({ kind, rows: await this.#database.rows(statements[kind].find, { email: subject.email }) });
    return found;
  }

  async erase(subject: DataSubject): Promise<Erasure<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const { email } = subject;
    await this.#database.rows('delete from payer_sessions where email = lower(:email) returning email', {
      email,
    });
    const erasures: Erasure<Kind>[] = [];
    for (const kind of kinds) {
      const erased = await this.#database.rows(statements[kind].erase, { email });
      erasures.push({ kind, erased: erased.length, kept: 0, ground: null });
    }
    return erasures;
  }
}
