import type { LinkRefundStatus, RefundsOfLinks } from '#modules/links/index.ts';
import type { Database } from '#platform/database/database.ts';

type Row = Readonly<{ id: number; refundStatus: LinkRefundStatus }>;

export class SqlRefundsOfLinks implements RefundsOfLinks {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async of(paymentLinkIds: readonly number[]): Promise<ReadonlyMap<number, LinkRefundStatus>> {
    if (paymentLinkIds.length === 0) return new Map();
    // A later payment of the same link is a duplicate, which is refunded automatically.
    const rows = await this.#database.rows<Row>(
      `select distinct on (payment_link_id) payment_link_id as id, refund_status as "refundStatus" from payments
       where payment_link_id = any(:ids) and status = 'SUCCEEDED' order by payment_link_id, succeeded_at, id`,
      { ids: [...paymentLinkIds] },
    );
    return new Map(
      rows.flatMap(({ id, refundStatus }) => (refundStatus === 'NONE' ? [] : [[id, refundStatus]])),
    );
  }
}
