import type { EarlierBill, WaitingMonth } from '../../domain/bill.ts';
import type { Database } from '#platform/database/database.ts';
import type { BilledMerchant, BillRows } from '../../application/bill-rows.ts';

/** Newest bills that a credit note looks for. */
const mostEarlier = 36;

type WaitingRow = Readonly<{ merchantId: number; month: string }> &
  Record<'charged' | 'returned' | 'taken' | 'plan' | 'credited', number>;

const waiting = `
  select b.merchant_id as "merchantId", b.month, b.charged_minor as charged, b.returned_minor as returned,
    b.taken_minor as taken, b.plan_minor as plan,
    (select coalesce(sum(n.amount_minor), 0)::bigint from platform_bill_notes n
     where n.merchant_id = b.merchant_id and n.month = b.month) as credited
  from platform_bills b
  where b.invoice_id is null and b.month < :month and b.merchant_id = any(cast(:merchantIds as bigint[]))
  order by b.merchant_id, b.month`;

const earlier = `
  select x.id as "invoiceId", x.total_minor - x.noted as "leftMinor" from (
    select i.id, i.total_minor, max(b.month) as month,
      (select coalesce(sum(n.total_minor), 0)::bigint from invoices n
       where n.corrects_invoice_id = i.id and n.type = 'CREDIT_NOTE' and n.annulled_at is null) as noted
    from platform_bills b join invoices i on i.id = b.invoice_id
    where b.merchant_id = :merchantId and i.annulled_at is null and i.replaced_at is null
    group by i.id
  ) x where x.total_minor > x.noted order by x.month desc limit ${mostEarlier}`;

const monthOf = ({ month, charged, returned, taken, plan, credited }: WaitingRow): WaitingMonth => ({
  month,
  chargedMinor: BigInt(charged),
  returnedMinor: BigInt(returned),
  takenMinor: BigInt(taken),
  planMinor: BigInt(plan),
  creditedMinor: BigInt(credited),
});

/** Rows of bills in PostgreSQL. */
export class SqlBillRows implements BillRows {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  merchantsAfter(
    id: number,
    page: Readonly<{ operatorId: number; limit: number }>,
  ): Promise<readonly BilledMerchant[]> {
    return this.#database.rows<BilledMerchant>(
      `select id, closed_at is not null as "isClosed" from merchants
       where id > :id and id <> :operatorId order by id limit :limit`,
      { id, ...page },
    );
  }

  async countMerchants(operatorId: number): Promise<number> {
    const [row] = await this.#database.rows<{ count: number }>(
      'select count(*)::bigint as count from merchants where id <> :operatorId',
      { operatorId },
    );
    return row!.count;
  }

  async billed(month: string, merchantIds: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.#database.rows<{ merchantId: number }>(
      `select merchant_id as "merchantId" from platform_bills
       where month = :month and merchant_id = any(cast(:merchantIds as bigint[]))`,
      { month, merchantIds: [...merchantIds] },
    );
    return new Set(rows.map(({ merchantId }) => merchantId));
  }

  async waiting(
    month: string,
    merchantIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly WaitingMonth[]>> {
    const rows = await this.#database.rows<WaitingRow>(waiting, { month, merchantIds: [...merchantIds] });
    const found = Map.groupBy(rows, ({ merchantId }) => merchantId);
    return new Map([...found].map(([id, ofMerchant]) => [id, ofMerchant.map(monthOf)]));
  }

  async lockWaiting(month: string, merchantId: number): Promise<readonly WaitingMonth[]> {
    const bindings = { month, merchantIds: [merchantId] };
    return (await this.#database.rows<WaitingRow>(`${waiting} for update of b`, bindings)).map(monthOf);
  }

  async earlier(merchantId: number): Promise<readonly EarlierBill[]> {
    const rows = await this.#database.rows<{ invoiceId: number; leftMinor: number }>(earlier, { merchantId });
    return rows.map(({ invoiceId, leftMinor }) => ({ invoiceId, leftMinor: BigInt(leftMinor) }));
  }

  async claim({ merchantId, month, madeAt, ...sums }: Parameters<BillRows['claim']>[0]): Promise<boolean> {
    const rows = await this.#database.rows(
      `insert into platform_bills (merchant_id, month, charged_minor, returned_minor, taken_minor, plan_minor, made_at)
       values (:merchantId, :month, :charged, :returned, :taken, :plan, :madeAt)
       on conflict (merchant_id, month) do nothing returning id`,
      {
        merchantId,
        month,
        madeAt,
        charged: Number(sums.chargedMinor),
        returned: Number(sums.returnedMinor),
        taken: Number(sums.takenMinor),
        plan: Number(sums.planMinor),
      },
    );
    return rows.length === 1;
  }

  async issue({ months, ...of }: Parameters<BillRows['issue']>[0]): Promise<void> {
    const issued = await this.#database.rows(
      `update platform_bills set invoice_id = :invoiceId, billed_on = :billedOn
       where merchant_id = :merchantId and month = any(cast(:months as text[])) and invoice_id is null returning id`,
      { ...of, months: [...months] },
    );
    if (issued.length !== months.length)
      throw new Error(`bills of merchant ${of.merchantId} are issued already`);
  }

  async addNote({ amountMinor, ...note }: Parameters<BillRows['addNote']>[0]): Promise<void> {
    await this.#database.rows(
      `insert into platform_bill_notes (merchant_id, month, invoice_id, amount_minor)
       values (:merchantId, :month, :invoiceId, :amountMinor)`,
      { ...note, amountMinor: Number(amountMinor) },
    );
  }

  async numberOf(invoiceId: number): Promise<string> {
    const [row] = await this.#database.rows<{ number: string }>(
      'select invoice_number as number from invoices where id = :invoiceId',
      { invoiceId },
    );
    return row!.number;
  }

  async endRun(run: Parameters<BillRows['endRun']>[0]): Promise<void> {
    await this.#database.rows(
      `insert into platform_bill_runs (month, failed, ended_at) values (:month, :failed, :endedAt)
       on conflict (month) do update set failed = excluded.failed, ended_at = excluded.ended_at`,
      run,
    );
  }
}
