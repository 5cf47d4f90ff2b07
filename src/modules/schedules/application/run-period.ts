import { systemFor } from '#kernel/actor.ts';
import { addDays, businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { Failure, InvalidFields } from '#kernel/failure.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import type { Messages } from '#kernel/messages.ts';
import { planHas, planInForce } from '#kernel/plans.ts';
import type { CustomerDirectory } from '#modules/customers/index.ts';
import {
  MerchantMayNotAct,
  readSale,
  type PreparedInvoice,
  type WriteInvoice,
} from '#modules/invoices/index.ts';
import type { ClosedMonths, MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { failedFact, ranFact } from '../domain/merchant-facts.ts';
import type { RunProblem } from '../domain/schedule.ts';
import type { AwaitCharge, AwaitedCharge } from './await-charge.ts';
import { contentOfPeriod } from './content-of-period.ts';
import { runMailed } from './mail-merchant.ts';
import type { Content, ScheduleRows, StoredSchedule } from './schedule-rows.ts';

type Deps = Readonly<{
  rows: ScheduleRows;
  merchants: Pick<MerchantDirectory, 'byId'>;
  customerDirectory: Pick<CustomerDirectory, 'isPickable'>;
  closedMonths: Pick<ClosedMonths, 'isClosed'>;
  config: Readonly<{ operatorMerchantId: number | null }>;
  writeInvoice: WriteInvoice;
  awaitCharge: AwaitCharge;
  messages: Messages;
  events: Events;
  jobs: Jobs;
  clock: Clock;
}>;

/** Why a period gets no document. */
type Refused = Readonly<{ problem: RunProblem; field: string | null }>;
/** What was checked before the transaction that stores the period. */
export type PreparedPeriod = Readonly<
  | { kind: 'DOCUMENT'; prepared: PreparedInvoice; content: Content; charge: AwaitedCharge | null }
  | { kind: 'PROPOSAL'; content: Content }
  | { kind: 'REFUSED'; refused: Refused }
>;

/** Makes the document of one period, or says why there is none. */
export class RunPeriod {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Outside a transaction: a VAT number may be asked for.
   * @param by a person issues it whatever the schedule does by itself; `content` that was proposed
   */
  async prepare(
    schedule: StoredSchedule,
    period: BusinessDate,
    by: Readonly<{ isPerson: boolean; content?: Content | null }>,
  ): Promise<PreparedPeriod> {
    const { merchants, writeInvoice, awaitCharge, messages, clock } = this.#deps;
    const today = businessDateOf(clock.now());
    const merchant = await merchants.byId(schedule.merchantId);
    const problem = await this.#problemOf(schedule, merchant, today);
    if (problem !== null) return { kind: 'REFUSED', refused: { problem, field: null } };
    const content = by.content ?? contentOfPeriod(schedule, period);
    if (schedule.mode === 'PROPOSE' && !by.isPerson) return { kind: 'PROPOSAL', content };
    const charge = await awaitCharge.find(schedule, period, today);
    const draft = { ...readSale(content, messages), dueDate: addDays(today, schedule.dueDays) };
    const { customerId, chargesCard, total, cardMax } = schedule;
    try {
      const prepared = await writeInvoice.prepare({
        actor: systemFor('schedules', schedule.merchantId),
        draft,
        customerId,
        cardMax: chargesCard ? (cardMax ?? total) : null,
        // One that a card pays is mailed when it is paid, or when the card was not charged.
        send: charge === null && draft.customer.email !== null,
      });
      return { kind: 'DOCUMENT', prepared, content, charge };
    } catch (error) {
      return { kind: 'REFUSED', refused: this.#refusedBy(error) };
    }
  }

  /**
   * Stores the period in the transaction in progress, in which the caller has locked the schedule.
   * @returns its id; null when it is stored already
   */
  async store(
    schedule: StoredSchedule,
    period: BusinessDate,
    prepared: PreparedPeriod,
  ): Promise<number | null> {
    const { rows, clock } = this.#deps;
    const { id: scheduleId, merchantId, total } = schedule;
    const about = { scheduleId, merchantId, period, totalMinor: total.minor, at: clock.now() };
    if (prepared.kind === 'PROPOSAL') {
      const runId = await rows.addRun({ ...about, state: 'PROPOSED', content: prepared.content });
      return this.#said(merchantId, runId, 'PROPOSED');
    }
    if (prepared.kind === 'REFUSED') {
      const { problem, field: problemField } = prepared.refused;
      const runId = await rows.addRun({ ...about, state: 'FAILED', problem, problemField });
      return this.#said(merchantId, runId, 'FAILED');
    }
    // The key of the row first: of two workers one writes no document.
    const runId = await rows.addRun({ ...about, state: 'MISSED' });
    if (runId === null) return null;
    await this.issue(schedule, { runId, period }, prepared, null);
    return runId;
  }

  /** Writes the document of a stored period in the transaction in progress. @param decidedBy the person; null: by itself */
  async issue(
    schedule: StoredSchedule,
    { runId, period }: Readonly<{ runId: number; period: BusinessDate }>,
    { prepared, charge }: Extract<PreparedPeriod, { kind: 'DOCUMENT' }>,
    decidedBy: string | null,
  ): Promise<void> {
    const { rows, writeInvoice, awaitCharge, clock } = this.#deps;
    const invoiceId = await writeInvoice.write(prepared);
    const at = clock.now();
    const chargeOn = charge === null ? null : await awaitCharge.announce(schedule, period, charge);
    const state = { charge: charge === null ? ('NONE' as const) : ('WAITING' as const), chargeOn };
    const { total } = schedule;
    await rows.setRun(runId, {
      state: 'ISSUED',
      invoiceId,
      ...state,
      at,
      decidedBy,
      totalMinor: total.minor,
    });
    if (chargeOn !== null) await awaitCharge.enqueueDue(runId, chargeOn);
    await this.#said(schedule.merchantId, runId, 'ISSUED');
  }

  async #said(
    merchantId: number,
    runId: number | null,
    state: 'ISSUED' | 'PROPOSED' | 'FAILED',
  ): Promise<number | null> {
    if (runId === null) return null;
    const { events, jobs } = this.#deps;
    const named = { merchantId, runId };
    await events.publish(MerchantFactHappened, state === 'FAILED' ? failedFact(named) : ranFact(named));
    if (state !== 'ISSUED') await jobs.enqueue(runMailed, { runId, about: state });
    return runId;
  }

  async #problemOf(
    { merchantId, customerId, vatRegistration }: StoredSchedule,
    merchant: MerchantRecord | null,
    today: BusinessDate,
  ): Promise<RunProblem | null> {
    const { customerDirectory, closedMonths, config } = this.#deps;
    if (merchant?.status !== 'ACTIVE') return 'MERCHANT_NOT_ACTIVE';
    if (!planHas(planInForce(merchant, config), 'schedules')) return 'NOT_IN_PLAN';
    if (merchant.vatRegistration !== vatRegistration) return 'REGISTRATION_CHANGED';
    if (customerId !== null && !(await customerDirectory.isPickable(merchantId, customerId)))
      return 'CUSTOMER_ARCHIVED';
    return (await closedMonths.isClosed(merchantId, today)) ? 'MONTH_CLOSED' : null;
  }

  /** @throws the error when it is no refusal of the document */
  #refusedBy(error: unknown): Refused {
    if (error instanceof MerchantMayNotAct) return { problem: 'MERCHANT_NOT_ACTIVE', field: null };
    if (error instanceof InvalidFields) return { problem: 'REFUSED', field: error.fields[0]?.field ?? null };
    if (error instanceof Failure && error.kind !== 'unavailable') return { problem: 'REFUSED', field: null };
    throw error;
  }
}
