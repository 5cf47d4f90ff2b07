import type { BusinessDate } from '#kernel/business-date.ts';
import type { Random } from '#kernel/random.ts';
import type { Database } from '#platform/database/database.ts';
import type { ScheduleRows, StoredRun, StoredSchedule, Terms } from '../../application/schedule-rows.ts';
import { rowColumns, runColumns, scheduleOf, type RunRow, type ScheduleRow } from './schedule-row.ts';

type Asked<M extends keyof ScheduleRows> = Parameters<ScheduleRows[M]>;

const bindingsOf = (terms: Terms) => ({
  customerId: terms.customerId,
  customerName: terms.customerName,
  content: JSON.stringify(terms.content),
  about: terms.about,
  currency: terms.total.currency,
  total: terms.total.minor.toString(),
  vatRegistration: terms.vatRegistration,
  every: terms.every,
  day: terms.day,
  startsOn: terms.startsOn,
  endsOn: terms.endsOn,
  times: terms.times,
  dueDays: terms.dueDays,
  mode: terms.mode,
  chargesCard: terms.chargesCard,
  cardMax: terms.cardMax?.minor.toString() ?? null,
});

const insert = `insert into schedules (merchant_id, token, customer_id, customer_name, content, about, currency,
    total_minor, vat_registration, every, day, starts_on, ends_on, times, due_days, mode, charges_card, card_max_minor,
    state, next_on, created_by, created_at, updated_at)
  values (:merchantId, :token, :customerId, :customerName, cast(:content as jsonb), :about, :currency, :total,
    :vatRegistration, :every, :day, :startsOn, :endsOn, :times, :dueDays, :mode, :chargesCard, :cardMax, 'ACTIVE', :nextOn,
    :createdBy, :at, :at)
  returning id`;

const update = `update schedules set customer_id = :customerId, customer_name = :customerName,
    content = cast(:content as jsonb), about = :about, currency = :currency, total_minor = :total,
    vat_registration = :vatRegistration, every = :every, day = :day, starts_on = :startsOn, ends_on = :endsOn,
    times = :times, due_days = :dueDays, mode = :mode, charges_card = :chargesCard, card_max_minor = :cardMax,
    next_on = :nextOn, version = version + 1, updated_at = :at
  where id = :id returning id`;

const insertRun = `insert into schedule_runs (schedule_id, merchant_id, period, state, problem, problem_field, content,
    total_minor, invoice_id, charge, charge_on, ran_at)
  values (:scheduleId, :merchantId, :period, :state, :problem, :problemField, cast(:content as jsonb), :total,
    :invoiceId, :charge, :chargeOn, :at)
  on conflict (schedule_id, period) do nothing returning id`;

/** Rows of schedules in PostgreSQL. */
export class SqlSchedules implements ScheduleRows {
  readonly #database: Database;
  readonly #random: Pick<Random, 'uuid'>;

  constructor({ database, random }: Readonly<{ database: Database; random: Pick<Random, 'uuid'> }>) {
    this.#database = database;
    this.#random = random;
  }

  async add(...[{ merchantId, nextOn, createdBy, at, ...terms }]: Asked<'add'>): Promise<number> {
    const token = this.#random.uuid();
    const given = { ...bindingsOf(terms), merchantId, token, nextOn, createdBy, at };
    const [row] = await this.#database.rows<{ id: number }>(insert, given);
    return row!.id;
  }

  find(id: number): Promise<StoredSchedule | null> {
    return this.#read(id, '');
  }

  lock(id: number, isSkipping = false): Promise<StoredSchedule | null> {
    return this.#read(id, isSkipping ? 'for update skip locked' : 'for update');
  }

  async change(...[id, terms, { nextOn, at }]: Asked<'change'>): Promise<void> {
    await this.#database.rows(update, { ...bindingsOf(terms), id, nextOn, at });
  }

  async move(...[id, { state, nextOn, at }]: Asked<'move'>): Promise<void> {
    await this.#database.rows(
      'update schedules set state = :state, next_on = :nextOn, updated_at = :at where id = :id returning id',
      { id, state, nextOn, at },
    );
  }

  async endOf(merchantId: number, at: Date): Promise<readonly number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `update schedules set state = 'ENDED', next_on = null, updated_at = :at
       where merchant_id = :merchantId and state <> 'ENDED' returning id`,
      { merchantId, at },
    );
    return rows.map(({ id }) => id).toSorted((one, other) => one - other);
  }

  async due(today: BusinessDate, after: number, limit: number): Promise<readonly StoredSchedule[]> {
    const rows = await this.#database.rows<ScheduleRow>(
      `select ${rowColumns} from schedules s
       where s.state = 'ACTIVE' and s.next_on <= cast(:today as date) and s.id > :after order by s.id limit :limit`,
      { today, after, limit },
    );
    return rows.map(scheduleOf);
  }

  async addRun(...[run]: Asked<'addRun'>): Promise<number | null> {
    const { problem = null, problemField = null, content = null, invoiceId = null, charge = 'NONE' } = run;
    const [row] = await this.#database.rows<{ id: number }>(insertRun, {
      scheduleId: run.scheduleId,
      merchantId: run.merchantId,
      period: run.period,
      state: run.state,
      problem,
      problemField,
      content: content === null ? null : JSON.stringify(content),
      total: run.totalMinor.toString(),
      invoiceId,
      charge,
      chargeOn: run.chargeOn ?? null,
      at: run.at,
    });
    return row?.id ?? null;
  }

  async lastPeriod(scheduleId: number): Promise<BusinessDate | null> {
    const [row] = await this.#database.rows<{ period: BusinessDate | null }>(
      'select max(period) as period from schedule_runs where schedule_id = :scheduleId',
      { scheduleId },
    );
    return row?.period ?? null;
  }

  findRun(id: number): Promise<StoredRun | null> {
    return this.findRunWithProblem(id);
  }

  /** With what kept it from being issued or charged. */
  async findRunWithProblem(id: number): Promise<RunRow | null> {
    const [row] = await this.#database.rows<RunRow>(
      `select ${runColumns} from schedule_runs r where r.id = :id`,
      { id },
    );
    return row ?? null;
  }

  async lockRun(id: number): Promise<StoredRun | null> {
    const [row] = await this.#database.rows<RunRow>(
      `select ${runColumns} from schedule_runs r where r.id = :id for update`,
      { id },
    );
    return row ?? null;
  }

  async setRun(...[id, outcome]: Asked<'setRun'>): Promise<void> {
    const { state, problem = null, problemField = null, invoiceId = null } = outcome;
    await this.#database.rows(
      `update schedule_runs set state = :state, problem = :problem, problem_field = :problemField,
         invoice_id = :invoiceId, charge = :charge, charge_on = :chargeOn, ran_at = :at, decided_by = :decidedBy,
         total_minor = coalesce(cast(:total as bigint), total_minor)
       where id = :id returning id`,
      {
        id,
        state,
        problem,
        problemField,
        invoiceId,
        charge: outcome.charge ?? 'NONE',
        chargeOn: outcome.chargeOn ?? null,
        at: outcome.at,
        decidedBy: outcome.decidedBy,
        total: outcome.totalMinor?.toString() ?? null,
      },
    );
  }

  async setCharge(...[id, { charge, tries, chargeOn, problem }]: Asked<'setCharge'>): Promise<void> {
    await this.#database.rows(
      `update schedule_runs set charge = :charge, charge_tries = :tries, charge_on = :chargeOn,
         charge_problem = :problem where id = :id returning id`,
      { id, charge, tries, chargeOn, problem },
    );
  }

  async toAnnounce(from: BusinessDate, to: BusinessDate): Promise<readonly StoredSchedule[]> {
    const rows = await this.#database.rows<ScheduleRow>(
      `select ${rowColumns} from schedules s where s.state = 'ACTIVE' and s.charges_card and s.customer_id is not null
         and s.next_on between cast(:from as date) and cast(:to as date) order by s.id`,
      { from, to },
    );
    return rows.map(scheduleOf);
  }

  async announcedFor(
    ...[{ scheduleId, period, amountMinor, mandateId }]: Asked<'announcedFor'>
  ): Promise<BusinessDate | null> {
    const [row] = await this.#database.rows<{ chargeOn: BusinessDate }>(
      `select a.charge_on as "chargeOn" from charge_announcements a where a.schedule_id = :scheduleId
         and a.period = :period and a.amount_minor = :amount and a.mandate_id = :mandateId`,
      { scheduleId, period, amount: amountMinor.toString(), mandateId },
    );
    return row?.chargeOn ?? null;
  }

  async announce(...[{ amountMinor, at, ...about }]: Asked<'announce'>): Promise<boolean> {
    const rows = await this.#database.rows(
      `insert into charge_announcements (schedule_id, merchant_id, period, amount_minor, mandate_id, charge_on, sent_at)
       values (:scheduleId, :merchantId, :period, :amount, :mandateId, :chargeOn, :at) on conflict do nothing
       returning schedule_id`,
      { ...about, amount: amountMinor.toString(), at },
    );
    return rows.length > 0;
  }

  async dueCharges(today: BusinessDate, limit: number): Promise<readonly number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `select r.id from schedule_runs r where r.charge_on <= cast(:today as date) order by r.charge_on, r.id
       limit :limit`,
      { today, limit },
    );
    return rows.map(({ id }) => id);
  }

  async linkOf(invoiceId: number): Promise<Readonly<{ id: number; amountMinor: number }> | null> {
    const [row] = await this.#database.rows<{ id: number; amountMinor: number }>(
      `select l.id, l.charge_amount_minor as "amountMinor" from payment_links l
       where l.invoice_id = :invoiceId and l.status = 'ACTIVE' order by l.id desc limit 1`,
      { invoiceId },
    );
    return row ?? null;
  }

  async cardUntil(merchantId: number, customerId: number): Promise<BusinessDate | null> {
    const [row] = await this.#database.rows<{ expiresOn: BusinessDate }>(
      `select c.expires_on as "expiresOn" from card_mandates c
       where c.merchant_id = :merchantId and c.customer_id = :customerId and c.ended_at is null`,
      { merchantId, customerId },
    );
    return row?.expiresOn ?? null;
  }

  async forgetCharge(invoiceId: number): Promise<void> {
    await this.#database.rows(
      `update schedule_runs r set charge_on = null, charge_problem = null, charge = case when exists (
           select from payment_links l join payments p on p.payment_link_id = l.id
           where l.invoice_id = r.invoice_id and p.mandate_id is not null and p.status = 'SUCCEEDED')
         then 'CHARGED' else 'NONE' end
       where r.invoice_id = :invoiceId and charge in ('WAITING', 'DECLINED') returning id`,
      { invoiceId },
    );
  }

  async #read(id: number, lock: string): Promise<StoredSchedule | null> {
    const [row] = await this.#database.rows<ScheduleRow>(
      `select ${rowColumns} from schedules s where s.id = :id ${lock}`,
      { id },
    );
    return row === undefined ? null : scheduleOf(row);
  }
}
