import type { Schedule } from '#contract/schedules/schedules.ts';
import { accepted, type Answer } from '#test/support/application/api-client.ts';
import type { TestApplication } from '#test/support/application.ts';
import { inDays } from '#test/support/in-days.ts';

export type Seller = Awaited<ReturnType<TestApplication['addMerchant']>>;

/** The day of the month of a day, at most 28. */
const dayOf = (day: string): number => Math.min(28, Number(day.slice(8)));

type Shop = Pick<TestApplication, 'addMerchant' | 'registerForVat' | 'database' | 'admin'>;

/** Steps of tests about schedules. */
export const scheduleSteps = (shop: Shop) => {
  const addSeller = async (): Promise<Seller> => {
    const seller = await shop.addMerchant();
    await shop.registerForVat(seller.id);
    return seller;
  };
  const body = (about: object = {}) => ({
    currency: 'EUR',
    customer: { kind: 'PERSON', name: 'Мария Георгиева', email: 'maria@example.com' },
    items: [{ description: 'Абонамент за {{месец}} {{година}}', quantity: 1, unitPrice: 100, taxRate: 20 }],
    every: 'MONTH',
    day: dayOf(inDays(0)),
    startsOn: inDays(0),
    ...about,
  });
  const ask = ({ api }: Pick<Seller, 'api'>, about: object = {}): Promise<Answer<Schedule>> =>
    api.post<Schedule>('/schedules/me', body(about));
  const write = async (seller: Pick<Seller, 'api'>, about: object = {}): Promise<Schedule> =>
    accepted(await ask(seller, about));
  const read = async ({ api }: Pick<Seller, 'api'>, { id }: Pick<Schedule, 'id'>): Promise<Schedule> =>
    accepted(await api.get<Schedule>(`/schedules/${id}`));
  /** What the job of each hour does, whatever the hour. */
  const run = (isDryRun = false) => shop.admin.post('/schedules/run', { isDryRun, isNow: true });
  /**
   * As if the next day of a schedule had been so many days ago; the 28th where it was later in its month.
   * @returns the day
   */
  const makeDue = async ({ id }: Pick<Schedule, 'id'>, daysAgo = 0): Promise<string> => {
    const day = inDays(-daysAgo);
    const on = `${day.slice(0, 8)}${String(dayOf(day)).padStart(2, '0')}`;
    await shop.database.rows(
      `update schedules set next_on = cast(:on as date), starts_on = cast(:on as date), day = :day where id = :id
       returning id`,
      { id, on, day: dayOf(day) },
    );
    return on;
  };
  return { addSeller, body, ask, write, read, run, makeDue };
};
