import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnPlan, PlanPreview } from '#contract/billing/own-plan.ts';
import { system } from '#kernel/actor.ts';
import { addDays, businessDateOf, firstOfMonth, type BusinessDate } from '#kernel/business-date.ts';
import type { CheckContext } from '#kernel/invariant.ts';
import { Clock } from '#kernel/clock.ts';
import type { Plan } from '#kernel/plans.ts';
import { ChangeMerchantPlan, EndUnpaidPlan, MerchantPlans } from '#modules/merchants/index.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';

let shop: TestApplication;
let operator: TestMerchant;
let support: ApiClient;
beforeAll(async () => {
  // The first merchant of the installation.
  shop = await startApplication({ writesToMerchants: true, variables: { OPERATOR_MERCHANT_ID: '1' } });
  operator = await shop.addMerchant();
  expect(operator.id).toBe(1);
  support = (await shop.addStaff('SUPPORT')).api;
});
afterAll(() => shop.stop());

/** A merchant as it registers; others of tests have the largest plan. */
const addMerchant = () => shop.addMerchant({ plan: 'STARTER' });
const today = (): BusinessDate => businessDateOf(shop.application.resolve(Clock).now());
const firstOfNext = (): BusinessDate => firstOfMonth(addDays(firstOfMonth(today()), 31));

const ownPlan = async ({ api }: TestMerchant): Promise<OwnPlan> =>
  accepted(await api.get<OwnPlan>('/merchants/me/plan'));
const choose = ({ api }: TestMerchant, plan: Plan, trial = false) =>
  api.post<OwnPlan>('/merchants/me/plan', { plan, trial });
const periodsOf = async ({ id }: Pick<TestMerchant, 'id'>) => {
  const path = `/merchants/${id}/plans`;
  type Answer = Readonly<{
    state: string;
    periods: readonly Readonly<
      Record<'plan' | 'kind' | 'from' | 'chosenBy', string> & { until: string | null }
    >[];
  }>;
  return accepted(await support.get<Answer>(path)).periods;
};
const linesOf = async (merchant: Pick<TestMerchant, 'id'>): Promise<string[]> =>
  (await periodsOf(merchant)).map(({ plan, kind, from, until }) =>
    `${plan} ${kind} ${from} ${until ?? ''}`.trim(),
  );
/** What reminders and limits read. */
const fastAnswer = async ({ id }: Pick<TestMerchant, 'id'>): Promise<string> => {
  const [row] = await shop.database.rows<{ plan: string }>('select plan from merchants where id = :id', {
    id,
  });
  return row!.plan;
};
/** Records a plan as if it had been chosen before; the fast answer is not touched. */
const record = (id: number, plan: Plan, kind: string, day: BusinessDate) =>
  shop.database.rows(
    `select enter_plan(:id, :plan, :kind, cast(:day as date), 'system:tests', null, now())`,
    { id, plan, kind, day },
  );
const runJob = () =>
  shop.application.contributions.jobs.find(({ name }) => name === 'merchants.apply-plans')!.handle({});
const differing = async () =>
  (
    await shop.application.contributions.checks
      .find(({ code }) => code === 'doctor.plans-current')!
      .violations({} as CheckContext)
  ).map(({ record: name }) => name);

describe('the plan of a merchant', () => {
  test('a merchant begins with STARTER, may try GROWTH, and sees what a plan costs before it chooses it', async () => {
    const merchant = await addMerchant();
    expect(await ownPlan(merchant)).toMatchObject({
      plan: 'STARTER',
      state: 'ACTIVE',
      isOffered: true,
      price: 0,
      since: today(),
      until: null,
      next: null,
      mayTry: true,
      nextBill: { on: firstOfNext(), plan: 0 },
      unpaid: null,
    });
    const path = '/merchants/me/plan/preview';
    const preview = accepted(await merchant.api.post<PlanPreview>(path, { plan: 'GROWTH' }));
    expect(preview).toMatchObject({
      from: today(),
      price: 25.05,
      gains: ['reminders', 'schedules', 'bankStatements'],
      isTrial: false,
    });
    const left = (Date.parse(firstOfNext()) - Date.parse(today())) / 86_400_000;
    expect(preview.daysLeft).toBe(left);
    const chosen = accepted(await choose(merchant, 'GROWTH'));
    expect(chosen).toMatchObject({ plan: 'GROWTH', price: 25.05, nextBill: { plan: preview.priceNow } });
    expect(await fastAnswer(merchant)).toBe('GROWTH');
    const [first] = await periodsOf(merchant);
    expect(first).toMatchObject({
      plan: 'GROWTH',
      kind: 'PAID',
      chosenBy: expect.stringMatching(/^user:/) as string,
    });
  });

  test('the operator’s own merchant cannot choose a plan, and an unknown merchant has none', async () => {
    expect(await choose(operator, 'GROWTH')).toMatchObject({ status: 409, body: { code: 'plans.operator' } });
    expect(await ownPlan(operator)).toMatchObject({ isOffered: false, nextBill: null });
    expect((await support.get('/merchants/999999/plans')).status).toBe(404);
  });

  test('a trial is followed by STARTER, and a second one is refused', async () => {
    const merchant = await addMerchant();
    accepted(await choose(merchant, 'GROWTH', true));
    expect(await linesOf(merchant)).toEqual([
      `STARTER PAID ${addDays(today(), 30)}`,
      `GROWTH TRIAL ${today()} ${addDays(today(), 29)}`,
    ]);
    expect(await choose(merchant, 'GROWTH', true)).toMatchObject({
      status: 409,
      body: { code: 'plans.no-trial' },
    });
    expect(await choose(merchant, 'PRO', true)).toMatchObject({
      status: 422,
      body: { fields: { trial: expect.any(String) as string } },
    });
  });

  test('an administrator sets a plan from a day on with its reason; a day that has passed is refused at its field', async () => {
    const merchant = await addMerchant();
    const path = `/merchants/${merchant.id}/plan`;
    const from = addDays(today(), 40);
    accepted(await shop.admin.put(path, { plan: 'PRO', from, reason: 'По договор', free: true }));
    expect(await linesOf(merchant)).toEqual([
      `PRO GIVEN ${from}`,
      `STARTER GIVEN ${today()} ${addDays(from, -1)}`,
    ]);
    expect(await fastAnswer(merchant)).toBe('STARTER');
    const past = await shop.admin.put(path, { plan: 'PRO', from: addDays(today(), -1) });
    expect(past).toMatchObject({
      status: 422,
      body: { fields: { from: expect.any(String) as string } },
    });
  });

  test('the mail about a smaller plan names its day, and what stays whatever the plan is', async () => {
    const merchant = await addMerchant();
    accepted(await choose(merchant, 'PRO'));
    accepted(await choose(merchant, 'STARTER'));
    await shop.drainLater();
    const [day, month, year] = firstOfNext().split('-').toReversed();
    const mail = shop.mailbox.mails
      .filter(({ to }) => to.includes(merchant.email))
      .map(({ raw }) => readMail(raw))
      .find(({ headers }) => headers.get('subject') === `Your plan is Starter from ${day}/${month}/${year}`)!;
    const text = String(partOf(mail, 'text/plain')).replace(/\s+/gu, ' ');
    expect(text).toContain(
      'you can issue documents and notes, open the ledgers, download your data and leave',
    );
    expect(text).toContain('/merchant/settings/plan');
  });
});

describe('the history of plans', () => {
  test('a plan that the release before sets by itself is given from today on, and the doctor is content', async () => {
    const merchant = await addMerchant();
    accepted(await choose(merchant, 'PRO'));
    accepted(await choose(merchant, 'STARTER'));
    await shop.database.rows(
      `update merchants set plan = 'GROWTH', updated_at = now() where id = :id`,
      merchant,
    );
    expect(await linesOf(merchant)).toEqual([`GROWTH GIVEN ${today()}`]);
    expect(await ownPlan(merchant)).toMatchObject({ plan: 'GROWTH', price: 0, next: null });
    expect(await differing()).not.toContain(`merchant ${merchant.id}`);
  });

  test('no row of the history is changed or deleted, and it is erased with its merchant', async () => {
    const merchant = await shop.registerMerchant();
    for (const statement of [
      `update merchant_plans set plan = 'PRO' where merchant_id = :id`,
      'delete from merchant_plans where merchant_id = :id',
    ])
      await expect(shop.database.rows(statement, merchant)).rejects.toThrow('append-only');
    accepted(await shop.admin.delete(`/merchants/${merchant.id}`));
    const left = await shop.database.rows('select from merchant_plans where merchant_id = :id', merchant);
    expect(left).toEqual([]);
  });

  test('the plans of many merchants are read together, those of closed ones, too, and counted without them', async () => {
    const plans = shop.application.resolve(MerchantPlans);
    const [one, other, closed] = [await addMerchant(), await addMerchant(), await addMerchant()];
    await shop.createLink(closed);
    const counted = async () =>
      (await plans.now()).find(({ plan, kind }) => plan === 'PRO' && kind === 'PAID')?.merchants ?? 0;
    const before = await counted();
    for (const merchant of [one, closed]) accepted(await choose(merchant, 'PRO'));
    accepted(await choose(one, 'GROWTH'));
    expect(await counted()).toBe(before + 2);
    accepted(await shop.admin.delete(`/merchants/${closed.id}`));
    expect(await counted()).toBe(before + 1);
    const days = { from: firstOfNext(), to: addDays(firstOfNext(), 5) };
    const found = await plans.within([one.id, other.id, closed.id, 999_999], days);
    expect(
      [...found].map(([id, periods]) => [id, ...periods.map(({ plan, from }) => `${plan} ${from}`)]),
    ).toEqual([
      [one.id, `GROWTH ${firstOfNext()}`],
      [other.id, `STARTER ${today()}`],
      [closed.id, `STARTER ${today()}`],
      [999_999],
    ]);
    expect(await plans.within([one.id], { from: addDays(today(), -9), to: addDays(today(), -2) })).toEqual(
      new Map([[one.id, []]]),
    );
  });
});

describe('plans that begin', () => {
  test('the job begins what is due of each merchant, also after days without a worker; doctor.plans-current names what stays', async () => {
    const [late, due, later] = [await addMerchant(), await addMerchant(), await addMerchant()];
    await record(late.id, 'PRO', 'PAID', addDays(today(), -2));
    await record(due.id, 'STARTER', 'PAID', addDays(today(), -1));
    await record(due.id, 'GROWTH', 'PAID', today());
    await record(later.id, 'PRO', 'PAID', addDays(today(), 1));
    // What begins today may wait for the job.
    expect(await differing()).toEqual([`merchant ${late.id}`]);
    await Promise.all([runJob(), runJob()]);
    await runJob();
    expect([await fastAnswer(late), await fastAnswer(due), await fastAnswer(later)]).toEqual([
      'PRO',
      'GROWTH',
      'STARTER',
    ]);
    expect(await differing()).toEqual([]);
    const audited = await shop.database.rows(
      `select from audit_log where action = 'merchant.plan-changed' and actor = 'system:merchants'
       and subject_id = any(:ids)`,
      { ids: [late, due, later].map(({ id }) => String(id)) },
    );
    expect(audited).toHaveLength(2);
  });

  test('a merchant is mailed once before its trial ends, and once when it is over', async () => {
    const merchant = await addMerchant();
    await record(merchant.id, 'GROWTH', 'TRIAL', addDays(today(), -28));
    await record(merchant.id, 'STARTER', 'PAID', addDays(today(), 2));
    const subjects = async () => {
      for (let run = 0; run < 2; run += 1) await runJob();
      await shop.drainLater();
      return shop.mailbox.mails
        .filter(({ to }) => to.includes(merchant.email))
        .map(({ raw }) => readMail(raw).headers.get('subject')!)
        .filter((subject) => subject.includes('trial'));
    };
    expect(await subjects()).toEqual([expect.stringMatching(/^Your trial ends on /)]);
    expect(await fastAnswer(merchant)).toBe('GROWTH');
    const other = await addMerchant();
    await record(other.id, 'GROWTH', 'TRIAL', addDays(today(), -30));
    await record(other.id, 'STARTER', 'PAID', today());
    await runJob();
    await runJob();
    await shop.drainLater();
    const mails = shop.mailbox.mails.filter(({ to }) => to.includes(other.email));
    const texts = mails.map(({ raw }) => readMail(raw).headers.get('subject'));
    expect(texts.filter((subject) => subject === 'Your trial is over: your plan is Starter')).toHaveLength(1);
  });
});

describe('plans at the same moment', () => {
  /** The history and the fast answer agree, and each day has one plan. */
  const expectWhole = async (merchant: TestMerchant): Promise<void> => {
    const periods = (await periodsOf(merchant)).toReversed();
    for (const [place, { until }] of periods.entries())
      expect(until).toBe(
        periods[place + 1] === undefined ? null : addDays(periods[place + 1]!.from as BusinessDate, -1),
      );
    const current = periods.findLast(({ from }) => from <= today())!;
    expect(await fastAnswer(merchant)).toBe(current.plan);
  };
  const change = (merchantId: number, plan: Plan) =>
    shop.application.resolve(ChangeMerchantPlan).execute({ actor: system('tests'), merchantId, plan });

  test('of two equal choices one is recorded, of two different ones the later holds', async () => {
    const merchant = await addMerchant();
    const answers = await Promise.all([choose(merchant, 'GROWTH', true), choose(merchant, 'GROWTH', true)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const both = await Promise.all([choose(merchant, 'PRO'), choose(merchant, 'GROWTH')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await expectWhole(merchant);
  });

  test('a choice beside the job, an administrator and the end of an unpaid plan leaves a whole history', async () => {
    const merchant = await addMerchant();
    const end = shop.application.resolve(EndUnpaidPlan);
    for (let round = 0; round < 3; round += 1) {
      await record(merchant.id, 'PRO', 'PAID', today());
      const answers = await Promise.all([
        choose(merchant, 'GROWTH'),
        runJob(),
        change(merchant.id, 'PRO'),
        end.execute({ merchantId: merchant.id }),
        choose(merchant, 'STARTER'),
      ]);
      expect(answers[0].status).toBe(200);
      await expectWhole(merchant);
    }
  });
});
