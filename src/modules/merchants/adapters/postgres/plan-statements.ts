import type { BusinessDate } from '#kernel/business-date.ts';
import type { Database } from '#platform/database/database.ts';
import type { PlanStep, RecordedPlan } from '../../domain/plan-periods.ts';
import type { PlanCause } from '../../ports/merchants.ts';

/** The plan of a merchant on a day: the one recorded last among those that hold from the day or an earlier one. */
export const planOfDay = (merchantId: string, day: string, column = 'p.plan'): string => `
  (select ${column} from merchant_plans p where p.merchant_id = ${merchantId} and p.valid_from <= cast(${day} as date)
   order by p.seq desc limit 1)`;

/** The plans of these merchants that hold, and their trials, each merchant's in the order in which they were recorded. */
export const readPlans = (
  database: Database,
  merchantIds: readonly number[],
): Promise<(RecordedPlan & Readonly<{ merchantId: number }>)[]> =>
  database.rows(
    `select p.merchant_id as "merchantId", p.plan, p.kind, to_char(p.valid_from, 'YYYY-MM-DD') as "validFrom",
       p.chosen_by as "chosenBy", p.reason
     from merchant_plans p
     where p.merchant_id = any(cast(:ids as bigint[])) and (p.kind = 'TRIAL' or not exists (
       select from merchant_plans n
       where n.merchant_id = p.merchant_id and n.seq > p.seq and n.valid_from <= p.valid_from))
     order by p.merchant_id, p.seq`,
    { ids: [...merchantIds] },
  );

/** Records a plan. */
export const enterPlan = async (
  database: Database,
  { merchantId, ...entered }: PlanStep & PlanCause & Readonly<{ merchantId: number }>,
): Promise<void> => {
  await database.rows(
    `select enter_plan(:merchantId, :plan, :kind, cast(:validFrom as date), :by, :reason, cast(:at as timestamptz))`,
    { merchantId, ...entered },
  );
};

/** Merchants of one statement of the job. */
export const merchantsAtOnce = 200;

/**
 * Open merchants whose plan of today has not begun, and those whose trial ends or has ended within some days, by id.
 * @param trialBegan the first and the last day on which such a trial began
 */
export const merchantsToBegin = async (
  database: Database,
  asked: Readonly<{
    today: BusinessDate;
    trialBegan: Readonly<{ from: BusinessDate; to: BusinessDate }>;
    after: number;
  }>,
): Promise<number[]> => {
  const { trialBegan, ...bindings } = asked;
  const rows = await database.rows<{ id: number }>(
    `select m.id from merchants m
     where m.closed_at is null and m.id > :after and (m.plan <> ${planOfDay('m.id', ':today')}
       or exists (select from merchant_plans t where t.merchant_id = m.id and t.kind = 'TRIAL'
         and t.valid_from between cast(:first as date) and cast(:last as date)))
     order by m.id limit ${merchantsAtOnce}`,
    { ...bindings, first: trialBegan.from, last: trialBegan.to },
  );
  return rows.map(({ id }) => id);
};
