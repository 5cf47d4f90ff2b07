import type { Database } from '#platform/database/database.ts';

const content = {
  currency: 'EUR',
  customer: { kind: 'PERSON', name: 'Мария Георгиева', country: 'BG', email: 'maria@example.com' },
  items: [{ description: 'Абонамент за {{месец}}', quantity: 1, unitPrice: 100, taxRate: 0 }],
  language: 'bg',
};

/** A new schedule of a merchant that is not registered for VAT, with a period that it missed. */
export const freshSchedule = async (
  { database }: Readonly<{ database: Pick<Database, 'rows'> }>,
  merchantId: number,
  state: 'ACTIVE' | 'PAUSED' = 'ACTIVE',
): Promise<Readonly<{ id: number; runId: number }>> => {
  const [made] = await database.rows<{ id: number; runId: number }>(
    `with s as (
       insert into schedules (merchant_id, token, customer_name, content, about, currency, total_minor, vat_registration,
         every, day, starts_on, due_days, mode, charges_card, state, next_on, created_at, updated_at)
       select m.id, gen_random_uuid(), 'Мария Георгиева', cast(:content as jsonb), 'Абонамент за {{месец}}', 'EUR', 10000,
         m.vat_registration, 'MONTH', 1, '2026-01-01', 14, 'ISSUE_AND_SEND', false, :state, '2099-01-01', now(), now()
       from merchants m where m.id = :merchantId returning id, merchant_id)
     insert into schedule_runs (schedule_id, merchant_id, period, state, total_minor, ran_at)
     select id, merchant_id, '2026-01-01', 'MISSED', 10000, now() from s returning schedule_id as id, id as "runId"`,
    { merchantId, state, content: JSON.stringify(content) },
  );
  return made!;
};

/** The body of a new schedule of such a merchant. */
export const scheduleBody = {
  ...content,
  every: 'MONTH',
  day: 1,
  startsOn: '2027-01-01',
} as const;
