import type { Clock } from '#kernel/clock.ts';
import type { TypedDetails } from '#modules/links/index.ts';
import type { Database } from '#platform/database/database.ts';

const hourMs = 3_600_000;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Row = Readonly<{
  customerName: string | null;
  customerEmail: string | null;
  buyer: Readonly<Record<string, string | null>> | null;
}>;

/** Without the fields that were left empty. */
const given = (values: Readonly<Record<string, string | null>>, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[`${prefix}${name}`, value]])),
  );

export class SqlTypedDetails implements TypedDetails {
  readonly #deps: Readonly<{ database: Database; clock: Clock }>;

  constructor(deps: Readonly<{ database: Database; clock: Clock }>) {
    this.#deps = deps;
  }

  async ofAttempt(paymentLinkId: number, key: string): Promise<Readonly<Record<string, string>> | null> {
    if (!uuid.test(key)) return null;
    const { database, clock } = this.#deps;
    const [row] = await database.rows<Row>(
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
