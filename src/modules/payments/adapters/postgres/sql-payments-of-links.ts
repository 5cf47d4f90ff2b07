import type { Clock } from '#kernel/clock.ts';
import type { LinkRefundStatus, PaymentsOfLinks } from '#modules/links/index.ts';
import type { Database } from '#platform/database/database.ts';

const hourMs = 3_600_000;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Deps = Readonly<{ database: Database; clock: Clock }>;
type Typed = Readonly<{
  customerName: string | null;
  customerEmail: string | null;
  buyer: Readonly<Record<string, string | null>> | null;
}>;

/** Without the fields that were left empty. */
const given = (values: Readonly<Record<string, string | null>>, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[`${prefix}${name}`, value]])),
  );

export class SqlPaymentsOfLinks implements PaymentsOfLinks {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async isHeld(paymentLinkId: number): Promise<boolean> {
    const held = await this.#deps.database.rows(
      `select from payments
       where payment_link_id = :paymentLinkId and status = 'PROCESSING' and mismatch is not null limit 1`,
      { paymentLinkId },
    );
    return held.length > 0;
  }

  async withPayments(paymentLinkIds: readonly number[]): Promise<readonly number[]> {
    const rows = await this.#deps.database.rows<{ id: number }>(
      `select distinct payment_link_id as id from payments where payment_link_id = any (cast(:paymentLinkIds as bigint[]))`,
      { paymentLinkIds: [...paymentLinkIds] },
    );
    return rows.map(({ id }) => id);
  }

  async refundsOf(paymentLinkIds: readonly number[]): Promise<ReadonlyMap<number, LinkRefundStatus>> {
    if (paymentLinkIds.length === 0) return new Map();
    // A later payment of the same link is a duplicate, which is refunded automatically.
    const rows = await this.#deps.database.rows<Readonly<{ id: number; refundStatus: LinkRefundStatus }>>(
      `select distinct on (payment_link_id) payment_link_id as id, refund_status as "refundStatus" from payments
       where payment_link_id = any(:ids) and status = 'SUCCEEDED' order by payment_link_id, succeeded_at, id`,
      { ids: [...paymentLinkIds] },
    );
    return new Map(
      rows.flatMap(({ id, refundStatus }) => (refundStatus === 'NONE' ? [] : [[id, refundStatus]])),
    );
  }

  async typedIn(paymentLinkId: number, key: string): Promise<Readonly<Record<string, string>> | null> {
    if (!uuid.test(key)) return null;
    const { database, clock } = this.#deps;
    const [row] = await database.rows<Typed>(
      `select p.customer_name as "customerName", p.customer_email as "customerEmail", p.buyer
       from payment_attempts a join payments p on p.id = a.payment_id
       where a.provider_key = cast(:key as uuid) and p.payment_link_id = :paymentLinkId and a.created_at > :since
         and p.status in ('PENDING', 'FAILED', 'CANCELLED')`,
      { key, paymentLinkId, since: new Date(clock.now().getTime() - hourMs) },
    );
    if (row === undefined) return null;
    const { buyer, ...payer } = row;
    return { ...given(payer), ...(buyer !== null && { forCompany: 'on', ...given(buyer, 'buyer.') }) };
  }
}
