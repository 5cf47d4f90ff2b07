import { systemFor } from '#kernel/actor.ts';
import { addDays, businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { Failure } from '#kernel/failure.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import { Money } from '#kernel/money.ts';
import { jobType, type Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantMayNotAct, type SendInvoice } from '#modules/invoices/index.ts';
import { LinkWasPaid, type ChargeKeptCard } from '#modules/payments/index.ts';
import { chargeFailedFact } from '../domain/merchant-facts.ts';
import { retryOn, type ChargeProblem } from '../domain/schedule.ts';
import { chargeDue, type AwaitCharge } from './await-charge.ts';
import { runMailed } from './mail-merchant.ts';
import type { ChargeOutcome, ScheduleRows, StoredRun, StoredSchedule } from './schedule-rows.ts';

/** Each day: charges whose job was lost with its queue. */
export const chargesDue = jobType('schedules.charges');

type Deps = Readonly<{
  rows: ScheduleRows;
  awaitCharge: AwaitCharge;
  chargeKeptCard: Pick<ChargeKeptCard, 'execute'>;
  sendInvoice: Pick<SendInvoice, 'execute'>;
  events: Events;
  jobs: Jobs;
  work: UnitOfWork;
  clock: Clock;
}>;
type Charging = Readonly<{ run: StoredRun; schedule: StoredSchedule; today: BusinessDate }>;

/** No answer of the provider is known: the same key is asked again. */
class ChargeUnknown extends Error {}
const mostAtOnce = 500;

/** Charges the card of a customer for a period, never before its announcement and never above its maximum. */
export class ChargeRun {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Enqueues what is due. */
  async enqueueAll(): Promise<void> {
    const { rows, jobs, clock } = this.#deps;
    const today = businessDateOf(clock.now());
    for (const runId of await rows.dueCharges(today, mostAtOnce))
      await jobs.enqueue(chargeDue, { runId }, { key: `charge-${runId}-${today}` });
  }

  /** @throws ChargeUnknown while the outcome is not known: the job asks again by the same key */
  async execute({ runId }: Readonly<{ runId: number }>): Promise<void> {
    const { rows, awaitCharge, clock } = this.#deps;
    const today = businessDateOf(clock.now());
    const run = await rows.findRun(runId);
    if (run === null || run.chargeOn === null || isBefore(today, run.chargeOn)) return;
    const schedule = (await rows.find(run.scheduleId))!;
    const charging = { run, schedule, today };
    const link = await rows.linkOf(run.invoiceId!);
    if (link === null) return this.#end(charging, 'NONE', null);
    const total = Money.ofMinor(BigInt(run.totalMinor), schedule.total.currency);
    const asked = { ...schedule, total };
    const charge = await awaitCharge.find({ ...asked, chargesCard: true }, run.period, today);
    if (charge === null) return this.#end(charging, 'STOPPED', await this.#whyNone(schedule, today));
    if (link.amountMinor !== run.totalMinor) return this.#end(charging, 'STOPPED', 'ABOVE_MAXIMUM');
    const { announcedFor } = charge;
    if (announcedFor === null || isBefore(today, announcedFor)) return this.#announceAgain(charging, asked);
    await this.#charge(charging, { mandateId: charge.mandate.id, paymentLinkId: link.id, total });
  }

  /** Why the card of a customer cannot be charged for a sum. */
  async #whyNone({ merchantId, customerId }: StoredSchedule, today: BusinessDate): Promise<ChargeProblem> {
    const expiresOn = customerId === null ? null : await this.#deps.rows.cardUntil(merchantId, customerId);
    if (expiresOn === null) return 'CARD_ENDED';
    return isBefore(expiresOn, today) ? 'CARD_EXPIRED' : 'ABOVE_MAXIMUM';
  }

  /** Another card or sum than was announced: it is announced first. */
  async #announceAgain({ run, today }: Charging, schedule: StoredSchedule): Promise<void> {
    const { rows, awaitCharge, work } = this.#deps;
    await work.transact(async () => {
      const charge = await awaitCharge.find({ ...schedule, chargesCard: true }, run.period, today);
      if (charge === null) return;
      const chargeOn = await awaitCharge.announce(schedule, run.period, charge);
      await rows.setCharge(run.id, { charge: run.charge, tries: run.chargeTries, chargeOn, problem: null });
      await awaitCharge.enqueueDue(run.id, chargeOn);
    });
  }

  async #charge(
    charging: Charging,
    {
      mandateId,
      paymentLinkId,
      total,
    }: Readonly<{ mandateId: number; paymentLinkId: number; total: Money<'EUR' | 'USD'> }>,
  ): Promise<void> {
    const { chargeKeptCard } = this.#deps;
    const { run, schedule, today } = charging;
    const tries = run.chargeTries + 1;
    const outcome = await chargeKeptCard
      .execute({
        actor: systemFor('schedules', schedule.merchantId),
        mandateId,
        paymentLinkId,
        amount: total,
        key: `${schedule.token}:${run.period}:${tries}`,
      })
      .then(
        (answer) => answer.outcome,
        (error: unknown) => {
          if (error instanceof LinkWasPaid) return 'PAID_OTHERWISE' as const;
          if (error instanceof Failure && error.kind !== 'unavailable') return 'NOT_ACCEPTED' as const;
          throw error;
        },
      );
    if (outcome === 'UNKNOWN') throw new ChargeUnknown(`the charge of period ${run.id} is not known yet`);
    if (outcome === 'CHARGED') return this.#end(charging, 'CHARGED', null);
    if (outcome === 'PAID_OTHERWISE') return this.#end(charging, 'NONE', null);
    if (outcome === 'BEING_PAID')
      return this.#later(charging, {
        tries: run.chargeTries,
        chargeOn: addDays(today, 1),
        problem: 'BEING_PAID',
      });
    if (outcome === 'ABOVE_MAXIMUM' || outcome === 'CARD_ENDED')
      return this.#end(charging, 'STOPPED', outcome);
    const chargeOn = retryOn(today, tries);
    if (outcome === 'NOT_ACCEPTED' && chargeOn !== null)
      return this.#later(charging, { tries, chargeOn, problem: outcome });
    await this.#fail(charging, { charge: 'DECLINED', tries, chargeOn, problem: outcome });
  }

  /** @returns false when another worker has stored the answer, or the document was paid or annulled meanwhile */
  async #store({ run }: Charging, outcome: ChargeOutcome): Promise<boolean> {
    const { rows } = this.#deps;
    const locked = await rows.lockRun(run.id);
    const isOther = locked?.chargeOn !== run.chargeOn || locked.chargeTries !== run.chargeTries;
    // The payment of the card itself has ended the charge.
    if (isOther && outcome.charge !== 'CHARGED') return false;
    await rows.setCharge(run.id, outcome);
    return true;
  }

  async #later(charging: Charging, about: Omit<ChargeOutcome, 'charge'>): Promise<void> {
    const { awaitCharge, work } = this.#deps;
    const { run } = charging;
    await work.transact(async () => {
      if (!(await this.#store(charging, { charge: run.charge, ...about }))) return;
      if (about.chargeOn !== null) await awaitCharge.enqueueDue(run.id, about.chargeOn);
    });
  }

  async #end(
    charging: Charging,
    charge: 'CHARGED' | 'STOPPED' | 'NONE',
    problem: ChargeProblem | null,
  ): Promise<void> {
    const { work } = this.#deps;
    const outcome = { charge, tries: charging.run.chargeTries, chargeOn: null, problem };
    if (charge === 'STOPPED') return this.#fail(charging, outcome);
    await work.transact(() => this.#store(charging, outcome));
  }

  /** After the first failure of the card the buyer gets the invoice with its link, and the merchant an email. */
  async #fail(charging: Charging, outcome: ChargeOutcome): Promise<void> {
    const { run, schedule } = charging;
    const { awaitCharge, events, jobs, work } = this.#deps;
    const { merchantId } = schedule;
    const isFirst = run.charge === 'WAITING';
    await work.transact(async () => {
      if (!(await this.#store(charging, outcome))) return;
      if (outcome.chargeOn !== null) await awaitCharge.enqueueDue(run.id, outcome.chargeOn);
      const before = isFirst ? 'WAITING' : 'DECLINED';
      await events.publish(MerchantFactHappened, chargeFailedFact({ merchantId, runId: run.id }, before));
      if (!isFirst) return;
      await this.#mailInvoice(charging);
      await jobs.enqueue(runMailed, { runId: run.id, about: 'NOT_CHARGED' });
    });
  }

  /** A merchant that may not write to customers sends nothing: no link of it is paid, either. */
  async #mailInvoice({ run, schedule: { merchantId, content } }: Charging): Promise<void> {
    const recipient = content.customer.email ?? null;
    if (recipient === null) return;
    const actor = systemFor('schedules', merchantId);
    try {
      await this.#deps.sendInvoice.execute({ actor, invoiceId: run.invoiceId!, recipient });
    } catch (error) {
      if (!(error instanceof MerchantMayNotAct)) throw error;
    }
  }
}
