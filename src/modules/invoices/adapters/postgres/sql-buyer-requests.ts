import type { Database } from '#platform/database/database.ts';
import type { BuyerRequest, BuyerRequestAnswer, BuyerRequests } from '../../ports/buyer-requests.ts';

type Row = Omit<BuyerRequest, 'createdAt'> & Readonly<{ createdAt: string }>;

const columns = `id, payment_id as "paymentId", invoice_id as "invoiceId", merchant_id as "merchantId", buyer, obstacle,
  state, reason, (select p.customer_email from payments p where p.id = payment_id) as "payerEmail",
  created_at as "createdAt"`;

export class SqlBuyerRequests implements BuyerRequests {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async add({ buyer, createdAt, ...request }: Parameters<BuyerRequests['add']>[0]): Promise<number> {
    const [added] = await this.#database.rows<{ id: number }>(
      `insert into buyer_requests (payment_id, invoice_id, merchant_id, buyer, obstacle, state, created_at)
       values (:paymentId, :invoiceId, :merchantId, cast(:buyer as jsonb), :obstacle, 'OPEN', :createdAt) returning id`,
      { ...request, buyer: JSON.stringify(buyer), createdAt: createdAt.toISOString() },
    );
    return added!.id;
  }

  openOf(paymentId: number): Promise<BuyerRequest | null> {
    return this.#one(`payment_id = :paymentId and state = 'OPEN'`, { paymentId });
  }

  find(key: Readonly<{ id: number; ofMerchant: number }>): Promise<BuyerRequest | null> {
    return this.#one('id = :id and merchant_id = :ofMerchant', key);
  }

  async answer(id: number, { answeredAt, ...answer }: BuyerRequestAnswer): Promise<boolean> {
    const answered = await this.#database.rows(
      `update buyer_requests set state = :state, reason = :reason, answered_at = :answeredAt, answered_by = :answeredBy
       where id = :id and state = 'OPEN' returning id`,
      { id, ...answer, answeredAt: answeredAt.toISOString() },
    );
    return answered.length > 0;
  }

  async #one(where: string, bindings: Readonly<Record<string, number>>): Promise<BuyerRequest | null> {
    const [row] = await this.#database.rows<Row>(
      `select ${columns} from buyer_requests where ${where}`,
      bindings,
    );
    return row === undefined ? null : { ...row, createdAt: new Date(row.createdAt) };
  }
}
