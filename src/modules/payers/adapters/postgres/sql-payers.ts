import type { Buyer } from '#kernel/buyer.ts';
import type { Database } from '#platform/database/database.ts';
import { mailedSecretHash, newMailedSecret } from '#platform/mailed-secret.ts';
import type { PayerRows } from '../../application/payer-rows.ts';

type Asked<M extends keyof PayerRows> = Parameters<PayerRows[M]>;
type Email = Readonly<{ email: string }>;

const known = `select exists (select from invoices i where lower(i.customer_email) = :email and not i.is_test)
  or exists (select from payments p where lower(p.customer_email) = :email)
  or exists (select from card_mandates c where lower(c.email) = :email)
  or exists (select from bank_promises b where lower(b.customer_email) = :email)
  or exists (select from proformas o where lower(o.customer_email) = :email and o.sent_at is not null)
  or exists (select from payer_companies k where k.email = :email) as known`;

export class SqlPayers implements PayerRows {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async isKnown(email: string): Promise<boolean> {
    const [row] = await this.#database.rows<{ known: boolean }>(known, { email });
    return row!.known;
  }

  async addLink({ email, at, expiresAt }: Asked<'addLink'>[0]): Promise<string> {
    const secret = newMailedSecret();
    await this.#database.rows(
      `insert into payer_links (token_hash, email, created_at, expires_at) values (:hash, :email, :at, :expiresAt)`,
      { hash: mailedSecretHash(secret), email, at, expiresAt },
    );
    return secret;
  }

  async isOpenLink(secret: string, at: Date): Promise<boolean> {
    const found = await this.#database.rows(
      'select from payer_links l where l.token_hash = :hash and l.used_at is null and l.expires_at > :at',
      { hash: mailedSecretHash(secret), at },
    );
    return found.length > 0;
  }

  async useLink(secret: string, at: Date): Promise<string | null> {
    const [used] = await this.#database.rows<Email>(
      `update payer_links set used_at = :at where token_hash = :hash and used_at is null and expires_at > :at
       returning email`,
      { hash: mailedSecretHash(secret), at },
    );
    return used?.email ?? null;
  }

  async openSession({ email, at, expiresAt }: Asked<'openSession'>[0]): Promise<string> {
    const secret = newMailedSecret();
    await this.#database.rows(
      `insert into payer_sessions (email, token_hash, created_at, expires_at) values (:email, :hash, :at, :expiresAt)
       on conflict (email) do update set token_hash = excluded.token_hash, created_at = excluded.created_at,
         expires_at = excluded.expires_at`,
      { email, hash: mailedSecretHash(secret), at, expiresAt },
    );
    return secret;
  }

  async provenBy(secret: string, at: Date): Promise<string | null> {
    const [row] = await this.#database.rows<Email>(
      'select s.email from payer_sessions s where s.token_hash = :hash and s.expires_at > :at',
      { hash: mailedSecretHash(secret), at },
    );
    return row?.email ?? null;
  }

  async endSession(secret: string): Promise<void> {
    const hash = mailedSecretHash(secret);
    await this.#database.rows('delete from payer_sessions where token_hash = :hash', { hash });
  }

  async companyOf(email: string): Promise<Buyer | null> {
    const [company] = await this.#database.rows<Buyer>(
      `select k.name, k.address, k.tax_id as "taxId", k.vat_number as "vatNumber", k.country
       from payer_companies k where k.email = :email`,
      { email },
    );
    return company ?? null;
  }

  async keepCompany(...[email, company, at]: Asked<'keepCompany'>): Promise<void> {
    await this.#database.rows(
      `insert into payer_companies (email, name, address, tax_id, vat_number, country, updated_at)
       values (:email, :name, :address, :taxId, :vatNumber, :country, :at)
       on conflict (email) do update set name = excluded.name, address = excluded.address, tax_id = excluded.tax_id,
         vat_number = excluded.vat_number, country = excluded.country, updated_at = excluded.updated_at`,
      { ...company, email, at },
    );
  }

  async forgetCompany(email: string): Promise<void> {
    await this.#database.rows('delete from payer_companies where email = :email', { email });
  }

  async addErasureRequest(email: string, at: Date): Promise<number | null> {
    const [added] = await this.#database.rows<{ id: number }>(
      `insert into payer_erasure_requests (email, asked_at) values (:email, :at)
       on conflict (email) do nothing returning id`,
      { email, at },
    );
    return added?.id ?? null;
  }

  async forgetEnded(at: Date): Promise<void> {
    await this.#database.rows('delete from payer_links where expires_at < :at', { at });
    await this.#database.rows('delete from payer_sessions where expires_at < :at', { at });
  }
}
