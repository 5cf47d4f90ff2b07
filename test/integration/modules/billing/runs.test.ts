import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { system } from '#kernel/actor.ts';
import { RunBills } from '#modules/billing/index.ts';
import { waitingBackend } from '#test/support/waiting-backend.ts';
import { openBilling, type Billing } from './billing-fixture.ts';

let billing: Billing;

beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());
beforeEach(() => billing.at('2026-11-01T04:00:00Z'));

const inOctober = '2026-10-15T10:00:00Z';
const inNovember = '2026-11-15T10:00:00Z';
const ofMerchant = async (id: number, month: string, more: Readonly<{ isDryRun?: boolean }> = {}) => {
  const { bills, failed } = await billing.run(month, more);
  expect(failed).toEqual([]);
  return bills.filter(({ merchantId }) => merchantId === id);
};

describe('a bill of a month', () => {
  it('fees and plan are one document of the operator, with VAT in the price', async () => {
    const id = await billing.addMerchant({ taxId: '831902088' });
    await billing.book(id, { at: inOctober, minor: 1_500 });
    await billing.book(id, { at: inOctober, minor: 27 });
    await billing.plan(id, 'GROWTH', '2026-10-01');
    expect(await ofMerchant(id, '2026-10')).toMatchObject([
      { outcome: 'ISSUED', feesMinor: 1_527n, planMinor: 2_505n, withheldMinor: 0n },
    ]);
    expect(await billing.bills(id)).toMatchObject([
      { month: '2026-10', charged: 1_527, plan: 2_505, total: 4_032, tax: 672, status: 'PENDING', paid: 0 },
    ]);
    expect(await billing.doctor()).toEqual([]);
  });

  it('a fee belongs to the month of its booking in Sofia', async () => {
    const id = await billing.addMerchant();
    await billing.book(id, { at: '2026-09-30T20:59:59Z', minor: 1_000 });
    await billing.book(id, { at: '2026-09-30T21:00:00Z', minor: 200 });
    await billing.book(id, { at: '2026-10-31T21:59:59Z', minor: 30 });
    await billing.book(id, { at: '2026-10-31T22:00:00Z', minor: 4_000 });
    expect(await ofMerchant(id, '2026-10')).toMatchObject([{ feesMinor: 230n }]);
  });

  it('a run again and a run of two workers at once make each bill once', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const id = await billing.addMerchant();
      await billing.book(id, { at: inOctober, minor: 500 });
      ids.push(id);
    }
    const other = await billing.open();
    const results = await Promise.all([billing.run('2026-10'), billing.run('2026-10', {}, other)]);
    await other.close();
    const billed = results.flatMap(({ bills }) => bills.map(({ merchantId }) => merchantId));
    expect(new Set(billed.filter((id) => ids.includes(id)))).toEqual(new Set(ids));
    expect(billed.filter((id) => ids.includes(id))).toHaveLength(ids.length);
    expect(results.flatMap(({ failed }) => failed)).toEqual([]);
    for (const id of ids) expect(await billing.bills(id)).toHaveLength(1);
    const again = await billing.run('2026-10');
    expect(again.bills).toEqual([]);
    expect(again.before).toBeGreaterThanOrEqual(ids.length);
  });

  it('a dry run says what the run does, and stores nothing', async () => {
    const id = await billing.addMerchant();
    await billing.book(id, { at: inOctober, minor: 700 });
    const [foreseen] = await ofMerchant(id, '2026-10', { isDryRun: true });
    expect(foreseen).toMatchObject({ outcome: 'ISSUED', feesMinor: 700n, invoiceNumber: null });
    expect(await billing.bills(id)).toEqual([]);
    const [done] = await ofMerchant(id, '2026-10');
    expect({ ...done, invoiceNumber: null }).toEqual(foreseen);
    expect(done!.invoiceNumber).toMatch(/^\d{10}$/);
  });

  it('a month that runs, or comes, is refused', async () => {
    for (const month of ['2026-11', '2026-12'])
      await expect(billing.run(month)).rejects.toMatchObject({
        fields: [{ field: 'month', code: 'fields.bill-month' }],
      });
  });

  it('a merchant whose bill fails is named, stops no other and is billed by the next run', async () => {
    const [wrong, right] = [await billing.addMerchant(), await billing.addMerchant()];
    for (const id of [wrong, right]) await billing.book(id, { at: inOctober, minor: 300 });
    await billing.refuseBills(wrong);
    const { failed, bills } = await billing.run('2026-10');
    expect(failed).toMatchObject([{ merchantId: wrong }]);
    expect(bills.map(({ merchantId }) => merchantId)).toContain(right);
    expect(await billing.database.rows('select failed from platform_bill_runs')).toEqual([{ failed: 1 }]);
    expect(await billing.doctor()).toEqual([
      expect.stringContaining(`merchant ${wrong} has fees of 3.00 EUR`),
    ]);
    await billing.refuseBills(null);
    expect(await ofMerchant(wrong, '2026-10')).toMatchObject([{ outcome: 'ISSUED' }]);
    expect(await billing.database.rows('select failed from platform_bill_runs')).toEqual([{ failed: 0 }]);
  });
});

describe('a bill under 1 EUR', () => {
  it('waits, and the next bill carries it', async () => {
    const id = await billing.addMerchant();
    await billing.book(id, { at: inOctober, minor: 45 });
    expect(await ofMerchant(id, '2026-10')).toMatchObject([{ outcome: 'WAITS', feesMinor: 45n }]);
    await billing.book(id, { at: inNovember, minor: 55 });
    billing.at('2026-12-01T04:00:00Z');
    expect(await ofMerchant(id, '2026-11')).toMatchObject([{ outcome: 'ISSUED', feesMinor: 55n }]);
    const bills = await billing.bills(id);
    expect(bills).toMatchObject([
      { month: '2026-10', total: 100 },
      { month: '2026-11', total: 100 },
    ]);
    expect(bills[0]!.invoiceId).toBe(bills[1]!.invoiceId);
    expect(await billing.doctor()).toEqual([]);
  });

  it('of a closed merchant is issued whatever it is', async () => {
    const id = await billing.addMerchant();
    await billing.book(id, { at: inOctober, minor: 7 });
    await ofMerchant(id, '2026-10');
    await billing.database.rows(
      `update merchants set closed_at = now(), status = 'INACTIVE' where id = :id`,
      { id },
    );
    billing.at('2026-12-01T04:00:00Z');
    expect(await ofMerchant(id, '2026-11')).toMatchObject([{ outcome: 'ISSUED', feesMinor: 0n }]);
    expect(await billing.bills(id)).toMatchObject([{ month: '2026-10', total: 7 }]);
    expect(await billing.doctor()).toEqual([]);
  });
});

describe('fees that are given back', () => {
  it('for a month before they become a credit note to its bill in the next run', async () => {
    const id = await billing.addMerchant();
    const payment = await billing.book(id, { at: inOctober, minor: 900 });
    await ofMerchant(id, '2026-10');
    const [{ invoiceId } = { invoiceId: null }] = await billing.bills(id);
    await billing.book(id, { at: inNovember, minor: -150 }, payment);
    await billing.book(id, { at: inNovember, minor: 400 });
    billing.at('2026-12-01T04:00:00Z');
    expect(await ofMerchant(id, '2026-11')).toMatchObject([{ feesMinor: 400n, creditedMinor: 150n }]);
    expect(await billing.notes(id)).toEqual([{ month: '2026-11', minor: 150, corrects: invoiceId }]);
    expect((await billing.bills(id))[1]).toMatchObject({ charged: 400, returned: 150, total: 400 });
    expect(await billing.doctor()).toEqual([]);
  });

  it('in the month of the payment they lower the line of the bill', async () => {
    const id = await billing.addMerchant();
    const payment = await billing.book(id, { at: inOctober, minor: 900 });
    await billing.book(id, { at: '2026-10-20T10:00:00Z', minor: -100 }, payment);
    await ofMerchant(id, '2026-10');
    expect(await billing.bills(id)).toMatchObject([{ charged: 900, returned: 100, total: 800 }]);
    expect(await billing.notes(id)).toEqual([]);
    expect(await billing.doctor()).toEqual([]);
  });

  it('without a bill before they lower the line, too', async () => {
    const id = await billing.addMerchant();
    const payment = await billing.book(id, { at: inOctober, minor: 60 });
    await billing.book(id, { at: inNovember, minor: -20 }, payment);
    await billing.book(id, { at: inNovember, minor: 300 });
    billing.at('2026-12-01T04:00:00Z');
    await ofMerchant(id, '2026-11');
    expect(await billing.bills(id)).toMatchObject([
      { month: '2026-11', charged: 300, returned: 20, total: 280 },
    ]);
    expect((await billing.doctor()).filter((line) => !line.includes('bill-missing'))).toEqual([]);
  });

  it('more than all bills hold they are credited as far as bills go', async () => {
    const id = await billing.addMerchant();
    const payment = await billing.book(id, { at: inOctober, minor: 200 });
    await ofMerchant(id, '2026-10');
    await billing.book(id, { at: inNovember, minor: -250 }, payment);
    billing.at('2026-12-01T04:00:00Z');
    expect(await ofMerchant(id, '2026-11')).toMatchObject([{ outcome: 'WAITS', creditedMinor: 200n }]);
    expect(await billing.bills(id)).toMatchObject([
      { month: '2026-10', total: 200 },
      { month: '2026-11', charged: 0, returned: 250, invoiceId: null },
    ]);
    expect((await billing.doctor()).filter((line) => !line.includes('bill-missing'))).toEqual([]);
  });

  it('a refund in another month gives back no fee and changes no bill', async () => {
    const id = await billing.addMerchant();
    const payment = await billing.book(id, { at: inOctober, minor: 300 });
    await ofMerchant(id, '2026-10');
    await billing.refund(id, payment, inNovember);
    billing.at('2026-12-01T04:00:00Z');
    expect(await ofMerchant(id, '2026-11')).toEqual([]);
    expect(await billing.bills(id)).toHaveLength(1);
  });
});

describe('who is billed', () => {
  it('a merchant without EIK is billed by its name', async () => {
    const id = await billing.addMerchant({ businessName: 'Пекарна „Изгрев“', taxId: null });
    await billing.book(id, { at: inOctober, minor: 300 });
    await ofMerchant(id, '2026-10');
    const [bill] = await billing.bills(id);
    expect(JSON.parse(bill!.document!)).toMatchObject({
      name: 'Пекарна „Изгрев“',
      taxId: null,
      vatNumber: null,
    });
    expect(bill).toMatchObject({ total: 300, tax: 50 });
  });

  it('the operator is not billed, and its fees are missed by no check', async () => {
    await billing.book(billing.operatorId, { at: inOctober, minor: 900 });
    await ofMerchant(billing.operatorId, '2026-10');
    expect(await billing.bills(billing.operatorId)).toEqual([]);
    expect(
      (await billing.doctor()).filter((line) => line.includes(`merchant ${billing.operatorId} `)),
    ).toEqual([]);
  });

  it('a company of another member state with a VAT number pays fees as they were taken and the plan without VAT', async () => {
    const id = await billing.addMerchant({ taxId: 'DE136695976' });
    await billing.book(id, { at: inOctober, minor: 1_000 });
    await billing.plan(id, 'GROWTH', '2026-10-01');
    await ofMerchant(id, '2026-10');
    expect(await billing.bills(id)).toMatchObject([
      { charged: 1_000, plan: 2_088, total: 3_088, tax: 0, ground: 'ART_21_2' },
    ]);
    expect(await billing.doctor()).toEqual([]);
  });

  it('outside the Union a profile holds a number of Northern Ireland alone: that company pays the plan without VAT, others are billed by their name with VAT', async () => {
    const northern = await billing.addMerchant({ taxId: 'XI123456789' });
    const named = await billing.addMerchant({ businessName: 'Zürichsee AG', taxId: null });
    for (const id of [northern, named]) {
      await billing.book(id, { at: inOctober, minor: 1_000 });
      await billing.plan(id, 'GROWTH', '2026-10-01');
    }
    await ofMerchant(northern, '2026-10');
    const [[to], [toName]] = [await billing.bills(northern), await billing.bills(named)];
    expect(to).toMatchObject({ plan: 2_088, total: 3_088, tax: 0, ground: 'ART_21_2' });
    expect(JSON.parse(to!.document!)).toMatchObject({ vatNumber: 'XI123456789', country: 'GB' });
    expect(toName).toMatchObject({ plan: 2_505, total: 3_505, tax: 584, ground: null });
    expect(await billing.doctor()).toEqual([]);
  });

  it('fees in USD are billed in EUR, each at the rate of its payment', async () => {
    const id = await billing.addMerchant();
    await billing.book(id, { at: inOctober, minor: 100, currency: 'USD', rate: '1.17' });
    await billing.book(id, { at: inOctober, minor: 100, currency: 'USD', rate: '1.1' });
    await billing.book(id, { at: inOctober, minor: 33 });
    expect(await ofMerchant(id, '2026-10')).toMatchObject([{ feesMinor: BigInt(85 + 91 + 33) }]);
    expect(await billing.doctor()).toEqual([]);
  });

  it('a merchant closed with a due bill gets the fees of its last days, and its plan until the day before', async () => {
    const id = await billing.addMerchant();
    await billing.plan(id, 'PRO', '2026-10-01');
    await billing.book(id, { at: inOctober, minor: 300 });
    await billing.database.rows(
      `update merchants set closed_at = '2026-10-17T09:00:00Z', updated_at = '2026-10-17T09:00:00Z', plan = 'PRO'
       where id = :id`,
      { id },
    );
    await ofMerchant(id, '2026-10');
    const plan = Math.round((7_618 * 16) / 31);
    expect(await billing.bills(id)).toMatchObject([{ charged: 300, plan, total: 300 + plan }]);
  });
});

it('a merchant that is deleted while its bill is made is left out', async () => {
  const id = await billing.addMerchant();
  await billing.plan(id, 'PRO', '2026-10-01');
  let running: ReturnType<typeof billing.run> | undefined;
  await billing.database.transact(async () => {
    await billing.database.rows('delete from merchants where id = :id', { id });
    running = billing.run('2026-10');
    await waitingBackend(billing, '%platform_bills%');
  });
  const { failed, bills } = await running!;
  expect(failed).toEqual([]);
  expect(bills.filter(({ merchantId }) => merchantId === id)).toEqual([]);
});

describe('where the fee was kept', () => {
  it('kept from the charge, a bill of fees is PAID at its issue', async () => {
    const id = await billing.addMerchant();
    await billing.book(id, { at: inOctober, minor: 1_200, account: 'acct_a' });
    expect(await ofMerchant(id, '2026-10')).toMatchObject([{ withheldMinor: 1_200n }]);
    expect(await billing.bills(id)).toMatchObject([
      { taken: 1_200, total: 1_200, paid: 1_200, status: 'PAID' },
    ]);
    expect(await billing.doctor()).toEqual([]);
  });

  it('with a plan the plan stays open', async () => {
    const id = await billing.addMerchant();
    await billing.plan(id, 'GROWTH', '2026-10-01');
    const payment = await billing.book(id, { at: inOctober, minor: 1_200, account: 'acct_b' });
    await billing.book(id, { at: inOctober, minor: -200 }, payment);
    await ofMerchant(id, '2026-10');
    expect(await billing.bills(id)).toMatchObject([
      { taken: 1_000, total: 3_505, paid: 1_000, status: 'PENDING' },
    ]);
    expect(await billing.doctor()).toEqual([]);
  });

  it('of both kinds only what was kept counts as paid', async () => {
    const id = await billing.addMerchant();
    await billing.book(id, { at: inOctober, minor: 600, account: 'acct_c' });
    const payment = await billing.book(id, { at: inOctober, minor: 400 });
    await billing.book(id, { at: inOctober, minor: -100 }, payment);
    await ofMerchant(id, '2026-10');
    expect(await billing.bills(id)).toMatchObject([{ taken: 600, total: 900, paid: 600, status: 'PENDING' }]);
    expect(await billing.doctor()).toEqual([]);
  });
});

describe('the plan of a month', () => {
  it('a plan changed twice on a day is billed as the later change says', async () => {
    const id = await billing.addMerchant();
    await billing.plan(id, 'GROWTH', '2026-10-11');
    await billing.plan(id, 'PRO', '2026-10-11');
    await ofMerchant(id, '2026-10');
    expect(await billing.bills(id)).toMatchObject([{ plan: Math.round((7_618 * 21) / 31) }]);
  });

  it('trial and given plans cost nothing', async () => {
    const id = await billing.addMerchant();
    await billing.plan(id, 'GROWTH', '2026-10-01', 'TRIAL');
    await billing.plan(id, 'PRO', '2026-10-20', 'GIVEN');
    expect(await ofMerchant(id, '2026-10')).toEqual([]);
  });
});

describe('an operator that cannot issue', () => {
  it('without an operator nothing is billed', async () => {
    const none = await billing.open({ OPERATOR_MERCHANT_ID: '' });
    await expect(billing.run('2026-10', {}, none)).rejects.toMatchObject({ code: 'billing.no-operator' });
    await none.close();
  });

  it('an operator that does not exist or lacks its EIK is refused before anything is read', async () => {
    const bare = await billing.addMerchant({ taxId: null });
    for (const id of [String(bare), '999999']) {
      const wrong = await billing.open({ OPERATOR_MERCHANT_ID: id });
      await expect(billing.run('2026-10', {}, wrong)).rejects.toMatchObject({
        code: 'billing.operator-incomplete',
      });
      await wrong.close();
    }
  });

  it('with the month of today closed nothing is issued, and nothing half', async () => {
    const id = await billing.addMerchant();
    await billing.book(id, { at: inOctober, minor: 300 });
    const close = `insert into month_closes (merchant_id, month, revision, status, totals, problems, fingerprint,
        closed_at, closed_by)
      values (:operator, '2026-11-01', 1, 'CLOSED', '{}', '[]', '-', now(), 'system:tests')`;
    await billing.database.rows(close, { operator: billing.operatorId });
    await expect(billing.run('2026-10')).rejects.toMatchObject({ code: 'billing.month-closed' });
    expect(await billing.bills(id)).toEqual([]);
    await billing.database.rows(
      `update month_closes set status = 'OPEN', reopened_at = now(), reopened_by = 'system:tests', reopen_reason = 'tests'
       where merchant_id = :operator`,
      { operator: billing.operatorId },
    );
    await billing.run('2026-10');
    expect(await billing.bills(id)).toHaveLength(1);
  });

  it('only an administrator, an operator of the command line or the product runs bills', async () => {
    const actor = {
      kind: 'user',
      userId: 1,
      username: 's',
      role: 'SUPPORT',
      merchantId: null,
      sessionId: 's',
    } as const;
    await expect(
      billing.application.resolve(RunBills).execute({ actor, month: '2026-10' }),
    ).rejects.toMatchObject({ code: 'access.not-allowed' });
    await expect(
      billing.application.resolve(RunBills).execute({ actor: system('x'), month: '2026-10', isDryRun: true }),
    ).resolves.toMatchObject({ isDryRun: true });
  });
});

describe('an operator without VAT registration', () => {
  it('its bills state no tax, also to a company of another member state', async () => {
    const small = await openBilling({ operator: { vatRegistration: 'NONE', vatNumber: null } });
    const id = await small.addMerchant({ taxId: 'DE136695976' });
    await small.book(id, { at: inOctober, minor: 1_000 });
    await small.plan(id, 'GROWTH', '2026-10-01');
    small.at('2026-11-01T04:00:00Z');
    await small.run('2026-10');
    expect(await small.bills(id)).toMatchObject([{ total: 3_505, tax: 0, ground: 'ART_113_9' }]);
    expect(await small.doctor()).toEqual([]);
    await small.close();
  });
});
