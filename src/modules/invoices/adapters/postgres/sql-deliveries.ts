import { nameOf } from '#kernel/actor.ts';
import type { Events } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import type { Database } from '#platform/database/database.ts';
import type { Delivery } from '../../domain/delivery.ts';
import { isSameEmail } from '../../domain/mail-recipient.ts';
import type { InvoiceSeries } from '../../domain/numbers/invoice-number.ts';
import { mailFacts } from '../../domain/merchant-facts.ts';
import { originalHash, recipientHash } from '../../domain/numbers/original.ts';
import type { AttemptOutcome, Deliveries, NewDelivery } from '../../ports/deliveries.ts';

import { ChainEnds } from './chain-ends.ts';

const longestReason = 500;

/** The document of a mail that has ended. */
type EndedMail = Readonly<{ id: number; merchantId: number; series: InvoiceSeries }>;
/** A mail with its document, which is locked. */
type LockedMail = Readonly<{
  invoiceId: number;
  recipient: string;
  isOriginal: boolean;
  merchantId: number;
  series: InvoiceSeries;
  number: number;
  documentHash: string;
  /** Of the delivered original; null before. */
  originalRecipient: string | null;
}>;

/** Tells the merchant's fact of each mail that was sent or failed. */
export class SqlDeliveries implements Deliveries {
  readonly #database: Database;
  readonly #chainEnds: ChainEnds;
  readonly #events: Events;

  constructor({ database, events }: Readonly<{ database: Database; events: Events }>) {
    this.#database = database;
    this.#events = events;
    this.#chainEnds = new ChainEnds({ database });
  }

  async add({ requestedBy, ...delivery }: NewDelivery): Promise<number | null> {
    const [added] = await this.#database.rows<{ id: number }>(
      `insert into invoice_deliveries (invoice_id, kind, recipient, message_id, state, requested_by, created_at, with_ubl)
       values (:invoiceId, :kind, :recipient, :messageId, 'QUEUED', :requestedBy, :createdAt, :withUbl)
       on conflict (invoice_id, lower(recipient)) where kind = 'RECEIPT' and recipient <> 'erased@erased.invalid'
       do nothing returning id`,
      { ...delivery, requestedBy: nameOf(requestedBy) },
    );
    return added?.id ?? null;
  }

  async begin(id: number): Promise<Delivery | null> {
    const [delivery] = await this.#database.rows<Delivery>(
      `update invoice_deliveries set attempts = attempts + 1 where id = :id and state = 'QUEUED'
       returning id, invoice_id as "invoiceId", kind, recipient, message_id as "messageId", with_ubl as "withUbl",
         starts_with(requested_by, 'system:') as "isOfProduct"`,
      { id },
    );
    return delivery ?? null;
  }

  async holdersOf(invoiceId: number): Promise<string[]> {
    const rows = await this.#database.rows<{ recipient: string }>(
      `select recipient from invoice_deliveries where invoice_id = :invoiceId and state <> 'FAILED'
       union select customer_email from invoices where id = :invoiceId and customer_email is not null
       order by recipient`,
      { invoiceId },
    );
    return rows.map(({ recipient }) => recipient);
  }

  claimOriginal(id: number): Promise<boolean> {
    return this.#database.transact(async () => {
      const mail = await this.#lock(id);
      if (mail === null) return false;
      const { invoiceId, documentHash, recipient, originalRecipient } = mail;
      if (originalRecipient !== null)
        return originalRecipient === (await recipientHash(documentHash, recipient));
      const claimed = await this.#database.rows<{ recipient: string }>(
        `select recipient from invoice_deliveries
         where invoice_id = :invoiceId and is_original and state <> 'FAILED'`,
        { invoiceId },
      );
      if (claimed.some((other) => !isSameEmail(other.recipient, recipient))) return false;
      await this.#database.rows('update invoice_deliveries set is_original = true where id = :id', { id });
      return true;
    });
  }

  end(id: number, outcome: AttemptOutcome): Promise<boolean> {
    return this.#database.transact(async () => {
      const mail = outcome.status === 'SENT' ? await this.#lock(id) : null;
      const isEnded = await this.#end(id, outcome);
      if (
        isEnded &&
        outcome.status === 'SENT' &&
        mail?.isOriginal === true &&
        mail.originalRecipient === null
      )
        await this.#appendOriginal(mail, outcome.at);
      return isEnded;
    });
  }

  async #end(id: number, outcome: AttemptOutcome): Promise<boolean> {
    const isSent = outcome.status === 'SENT';
    const [ended] = await this.#database.rows<EndedMail>(
      `update invoice_deliveries d set state = :status, sent_at = :at, last_error = :reason from invoices i
       where d.id = :id and d.state = 'QUEUED' and i.id = d.invoice_id
       returning i.id, i.merchant_id as "merchantId", i.series`,
      {
        id,
        status: outcome.status,
        at: isSent ? outcome.at : null,
        reason: isSent ? null : outcome.reason.slice(0, longestReason),
      },
    );
    if (ended === undefined) return false;
    const { id: invoiceId, ...document } = ended;
    if (outcome.status !== 'QUEUED')
      for (const fact of mailFacts({ id: invoiceId, document }, outcome.status))
        await this.#events.publish(MerchantFactHappened, fact);
    return true;
  }

  /** Locks the document before its mail, in the lock order: invoice, series. */
  async #lock(id: number): Promise<LockedMail | null> {
    const [mail] = await this.#database.rows<LockedMail>(
      `select i.id as "invoiceId", d.recipient, d.is_original as "isOriginal", i.merchant_id as "merchantId", i.series,
         i.number, i.document_hash as "documentHash",
         (select recipient_hash from invoice_originals o where o.invoice_id = i.id) as "originalRecipient"
       from invoice_deliveries d join invoices i on i.id = d.invoice_id where d.id = :id for update of i`,
      { id },
    );
    return mail ?? null;
  }

  async #appendOriginal(mail: LockedMail, deliveredAt: Date): Promise<void> {
    const { invoiceId, merchantId, series } = mail;
    const recipient = await recipientHash(mail.documentHash, mail.recipient);
    await this.#chainEnds.append(mail, async (previousHash) => {
      const hash = await originalHash({ ...mail, recipientHash: recipient, deliveredAt }, previousHash);
      const [stored] = await this.#database.rows<{ recipientHash: string; deliveredAt: string }>(
        `insert into invoice_originals (invoice_id, merchant_id, series, recipient_hash, delivered_at, previous_hash,
           original_hash)
         values (:invoiceId, :merchantId, :series, :recipient, :deliveredAt, :previousHash, :hash)
         returning recipient_hash as "recipientHash", delivered_at as "deliveredAt"`,
        { invoiceId, merchantId, series, recipient, deliveredAt, previousHash, hash },
      );
      const read = { recipientHash: stored!.recipientHash, deliveredAt: new Date(stored!.deliveredAt) };
      return { hash, hashOfStored: await originalHash({ ...mail, ...read }, previousHash) };
    });
  }
}
