import type { BusinessDate } from '#kernel/business-date.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProformaKey, ProformaRows, StoredProforma, Terms } from '../../application/proforma-rows.ts';
import type { ProformaState } from '../../domain/proforma.ts';
import { finalInvoice, proformaOf, rowColumns, type ProformaRow } from './proforma-row.ts';

type Asked<M extends keyof ProformaRows> = Parameters<ProformaRows[M]>;

const conditionOf = (key: ProformaKey): string => {
  if ('token' in key) return 'p.token = :token';
  if ('paymentLinkId' in key)
    return `p.id = (select l.proforma_id from proforma_links l where l.payment_link_id = :paymentLinkId)`;
  return key.ofMerchant === undefined ? 'p.id = :id' : 'p.id = :id and p.merchant_id = :ofMerchant';
};

const nextNumber = `insert into proforma_series (merchant_id, last_number) values (:merchantId, 1)
  on conflict (merchant_id) do update set last_number = proforma_series.last_number + 1
  returning lpad(last_number::text, 10, '0') as number`;

const bindingsOf = (terms: Terms) => ({
  kind: terms.kind,
  customerId: terms.customerId,
  customerName: terms.customerName,
  customerEmail: terms.customerEmail,
  content: JSON.stringify(terms.content),
  about: terms.about,
  currency: terms.total.currency,
  subtotal: terms.subtotal.minor.toString(),
  tax: terms.tax.minor.toString(),
  total: terms.total.minor.toString(),
  cardMax: terms.cardMax?.minor.toString() ?? null,
  validUntil: terms.validUntil,
});

const insert = `insert into proformas (merchant_id, kind, number, state, token, customer_id, customer_name,
    customer_email, content, about, currency, subtotal_minor, tax_minor, total_minor, card_max_minor, valid_until,
    created_by, created_at, updated_at)
  values (:merchantId, :kind, :number, 'DRAFT', :token, :customerId, :customerName, :customerEmail,
    cast(:content as jsonb), :about, :currency, :subtotal, :tax, :total, :cardMax, :validUntil, :createdBy, :createdAt,
    :createdAt)
  returning id`;

const update = `update proformas set kind = :kind, customer_id = :customerId, customer_name = :customerName,
    customer_email = :customerEmail, content = cast(:content as jsonb), about = :about, currency = :currency,
    subtotal_minor = :subtotal, tax_minor = :tax, total_minor = :total, card_max_minor = :cardMax,
    valid_until = :validUntil, state = 'DRAFT', payment_link_id = null, reference = null, accepted_at = null,
    accepted_by = null, version = version + 1, updated_at = :at
  where id = :id returning id`;

/** Rows of proformas in PostgreSQL. */
export class SqlProformas implements ProformaRows {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async add(...[{ merchantId, token, createdBy, createdAt, ...terms }]: Asked<'add'>): Promise<number> {
    const [next] = await this.#database.rows<{ number: string }>(nextNumber, { merchantId });
    const given = { ...bindingsOf(terms), ...next!, merchantId, token, createdBy, createdAt };
    const [row] = await this.#database.rows<{ id: number }>(insert, given);
    return row!.id;
  }

  find(key: ProformaKey): Promise<StoredProforma | null> {
    return this.#read(key, '');
  }

  lock(key: ProformaKey): Promise<StoredProforma | null> {
    return this.#read(key, 'for update of p');
  }

  async change(...[id, terms, at]: Asked<'change'>): Promise<void> {
    await this.#database.rows(update, { ...bindingsOf(terms), id, at });
  }

  async setState(id: number, state: ProformaState, at: Date): Promise<void> {
    await this.#database.rows(
      'update proformas set state = :state, updated_at = :at where id = :id returning id',
      { id, state, at },
    );
  }

  async open(...[id, { paymentLinkId, reference }]: Asked<'open'>): Promise<void> {
    await this.#database.rows(
      `with known as (insert into proforma_links (payment_link_id, proforma_id) values (:paymentLinkId, :id))
       update proformas set payment_link_id = :paymentLinkId, reference = :reference where id = :id returning id`,
      { id, paymentLinkId, reference },
    );
  }

  async markSent(...[id, { to, at, state }]: Asked<'markSent'>): Promise<void> {
    await this.#database.rows(
      `update proformas set state = :state, sent_at = :at, sent_to = :to, updated_at = :at where id = :id
       returning id`,
      { id, to, at, state },
    );
  }

  async markAccepted(...[id, { by, at }]: Asked<'markAccepted'>): Promise<void> {
    await this.#database.rows(
      `update proformas set state = 'ACCEPTED', accepted_at = :at, accepted_by = :by, updated_at = :at
       where id = :id returning id`,
      { id, by, at },
    );
  }

  async receive(...[id, { paid, state, at }]: Asked<'receive'>): Promise<void> {
    await this.#database.rows(
      `update proformas set paid_minor = :paid, state = :state, updated_at = :at where id = :id returning id`,
      { id, paid: paid.minor.toString(), state, at },
    );
  }

  async addInvoice(...[id, { invoiceId, isAdvance }]: Asked<'addInvoice'>): Promise<void> {
    await this.#database.rows(
      `insert into proforma_invoices (proforma_id, invoice_id, is_advance) values (:id, :invoiceId, :isAdvance)
       returning invoice_id`,
      { id, invoiceId, isAdvance },
    );
  }

  async advancesOf(id: number): Promise<readonly number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `select a.invoice_id as id from proforma_invoices a where a.proforma_id = :id and a.is_advance
       order by a.invoice_id`,
      { id },
    );
    return rows.map((row) => row.id);
  }

  async addQuestion(...[{ proformaId, merchantId, text, email, at }]: Asked<'addQuestion'>): Promise<number> {
    const [row] = await this.#database.rows<{ id: number }>(
      `insert into proforma_questions (proforma_id, merchant_id, text, email, asked_at)
       values (:proformaId, :merchantId, :text, :email, :at) returning id`,
      { proformaId, merchantId, text, email, at },
    );
    return row!.id;
  }

  async expire(today: BusinessDate, at: Date): Promise<number> {
    const rows = await this.#database.rows(
      `update proformas p set state = 'EXPIRED', updated_at = :at
       where p.state in ('SENT', 'ACCEPTED') and p.valid_until < cast(:today as date) and ${finalInvoice} is null
       returning p.id`,
      { today, at },
    );
    return rows.length;
  }

  async findByFinal(invoiceId: number): Promise<StoredProforma | null> {
    const [row] = await this.#database.rows<ProformaRow>(
      `select ${rowColumns} from proformas p join proforma_invoices f on f.proforma_id = p.id
       where f.invoice_id = :invoiceId and not f.is_advance for update of p`,
      { invoiceId },
    );
    return row === undefined ? null : proformaOf(row);
  }

  async #read(key: ProformaKey, lock: string): Promise<StoredProforma | null> {
    const [row] = await this.#database.rows<ProformaRow>(
      `select ${rowColumns} from proformas p where ${conditionOf(key)} ${lock}`,
      key,
    );
    return row === undefined ? null : proformaOf(row);
  }
}
