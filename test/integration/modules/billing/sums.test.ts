import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '#kernel/month.ts';
import { planPriceLists } from '#kernel/plans.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { openBilling, type Billing } from './billing-fixture.ts';

const merchants = isEveryRow ? 500 : 25;
const months = ['2026-07', '2026-08', '2026-09'] as const;

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const day = (month: string, of: number): string => `${month}-${String(of).padStart(2, '0')}`;

/**
 * Random payments, give-backs and plans of each merchant in each month. Some charge in USD, some fees are below a euro in
 * all, and give-backs come in the same month, a later one, or never.
 */
const sell = async (billing: Billing, isDirect: boolean, random: () => number): Promise<void> => {
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  for (let count = 0; count < merchants; count += 1) {
    const id = await billing.addMerchant({ taxId: count % 9 === 0 ? (euNumbers[count / 9] ?? null) : null });
    const paid: { payment: number; month: number; left: number; currency: 'EUR' | 'USD'; rate: string }[] =
      [];
    for (const [place, month] of months.entries()) {
      for (let sale = upTo(4); sale > 0; sale -= 1) {
        const currency = random() < 0.25 ? 'USD' : 'EUR';
        const rate = currency === 'USD' ? `1.${String(10 + upTo(15))}${upTo(9)}` : '1';
        const minor = random() < 0.3 ? 1 + upTo(20) : 1 + upTo(4_000);
        const at = `${day(month, 1 + upTo(27))}T${String(upTo(20)).padStart(2, '0')}:00:00Z`;
        const account = isDirect && random() < 0.9 ? 'acct_sums' : null;
        const payment = await billing.book(id, { at, minor, currency, rate, account });
        paid.push({ payment, month: place, left: minor, currency, rate });
      }
      const returned = paid.filter(({ left }) => left > 0 && random() < 0.3);
      for (const one of returned) {
        const minor = 1 + upTo(one.left - 1);
        one.left -= minor;
        await billing.book(
          id,
          { at: `${day(month, 28)}T12:00:00Z`, minor: -minor, currency: one.currency, rate: one.rate },
          one.payment,
        );
      }
      if (random() < 0.4)
        await billing.plan(id, (['STARTER', 'GROWTH', 'PRO'] as const)[upTo(2)]!, day(month, 1 + upTo(27)));
    }
  }
};
const euNumbers = ['DE136695976', 'DE129274202', 'DE811569869'];

/** The price of a plan without VAT is asked for by buyers of other member states. */
const prices = planPriceLists[0]!.prices;

/**
 * All documents of the operator less credit notes, and what they are to be: the platform fees of the ledger by their day in
 * Sofia, and the plans by their days; months that wait apart. Written without the product's own statements.
 */
const sums = `
  with fees as (
    select p.merchant_id, to_char(t.at at time zone 'Europe/Sofia', 'YYYY-MM') as month,
      sum(case when e.amount_minor < 0 then floor(abs(e.amount_minor) / p.eur_rate + 0.5)
        else -floor(e.amount_minor / p.eur_rate + 0.5) end)::bigint as cents
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    join ledger_accounts a on a.id = e.account_id join payments p on p.id = t.payment_id
    where a.code = 'PLATFORM_REVENUE' and p.merchant_id <> 1 group by 1, 2
  ), days as (
    select m.id as merchant_id, d::date as day,
      (select x.plan || ' ' || x.kind from merchant_plans x where x.merchant_id = m.id and x.valid_from <= d::date
       order by x.seq desc limit 1) as held
    from merchants m cross join generate_series('2026-07-01'::date, '2026-09-30'::date, '1 day') d where m.id <> 1
  ), plans as (
    select merchant_id, month, sum(case when is_elsewhere then floor(minor * 100 / 120.0 + 0.5) else minor end)::bigint as cents
    from (
      select d.merchant_id, to_char(d.day, 'YYYY-MM') as month,
        floor(max(case d.held when 'GROWTH PAID' then ${prices.GROWTH.euro} else ${prices.PRO.euro} end) * count(*)
          / extract(day from date_trunc('month', max(d.day)) + interval '1 month - 1 day') + 0.5) as minor,
        bool_or(m.tax_id like 'DE%') as is_elsewhere
      from days d join merchants m on m.id = d.merchant_id
      where d.held in ('GROWTH PAID', 'PRO PAID') group by d.merchant_id, 2, d.held
    ) x group by 1, 2
  ), due as (
    select coalesce((select sum(cents) from fees), 0) + coalesce((select sum(cents) from plans), 0) as cents
  ), waiting as (
    select coalesce(sum(b.charged_minor + b.plan_minor - b.returned_minor + coalesce((select sum(n.amount_minor)
      from platform_bill_notes n where n.merchant_id = b.merchant_id and n.month = b.month), 0)), 0) as cents
    from platform_bills b where b.invoice_id is null
  )
  select (select sum(case i.type when 'CREDIT_NOTE' then -i.total_minor else i.total_minor end)
      from invoices i where i.merchant_id = 1 and i.annulled_at is null)::bigint as documents,
    (select cents from waiting)::bigint as waiting, (select cents from due)::bigint as due`;

type Sums = Readonly<{ documents: number; waiting: number; due: number }>;

describe.each([
  ['none', 1],
  ['direct', 2],
] as const)('with STRIPE_ROUTING=%s', (routing, seed) => {
  let billing: Billing;
  let issued: unknown;

  beforeAll(async () => {
    billing = await openBilling();
    await sell(billing, routing === 'direct', randomOf(seed));
  }, 600_000);
  afterAll(() => billing.close());

  const bill = async (month: string): Promise<number> => {
    billing.at(`${addMonths(month, 1)}-01T04:00:00Z`);
    const { failed, bills } = await billing.run(month);
    expect(failed).toEqual([]);
    return bills.length;
  };
  const stored = () =>
    billing.database.rows(
      `select b.*, i.document_hash from platform_bills b left join invoices i on i.id = b.invoice_id order by b.id`,
    );

  it('documents less credit notes are the platform fees of the ledger and the plans, to the cent', async () => {
    for (const month of months) expect(await bill(month)).toBeGreaterThan(merchants / 2);
    const [found] = await billing.database.rows<Sums>(sums);
    expect(found!.documents + found!.waiting).toBe(found!.due);
    expect(found!.due).toBeGreaterThan(merchants * 1_000);
    expect(await billing.doctor()).toEqual([]);
    issued = await stored();
  }, 600_000);

  it('the runs of all months again change nothing', async () => {
    for (const month of months) expect(await bill(month)).toBe(0);
    expect(await stored()).toEqual(issued);
  });

  it('bills, notes and withheld parts of each kind exist', async () => {
    const [kinds] = await billing.database.rows<Record<string, number>>(
      `select (select count(*) from platform_bill_notes) as notes,
         (select count(*) from platform_bills where invoice_id is null) as waiting,
         (select count(*) from invoice_payments where kind = 'WITHHELD') as withheld,
         (select count(*) from platform_bills where plan_minor > 0) as plans`,
    );
    expect(kinds!['notes']).toBeGreaterThan(0);
    expect(kinds!['plans']).toBeGreaterThan(0);
    expect(kinds!['withheld']! > 0).toBe(routing === 'direct');
  });
});
