import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import { jobType, type Jobs } from '#kernel/jobs.ts';
import type { Letters } from '#kernel/letters.ts';
import { daysOf, monthBefore } from '#kernel/month.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { DocumentsOfClosing } from '#modules/invoices/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { deadlinesOf } from '../domain/month-close.ts';
import { countBySeverity } from '../domain/month-problem.ts';
import type { MonthCloses } from '../ports/month-closes.ts';
import type { MonthRecords } from '../ports/month-records.ts';
import { saveCheck } from './check-month.ts';
import type { CloseMonth } from './close-month.ts';
import { ofMonth } from './month-letters.ts';
import { readMonth, type ReadMonthDeps } from './read-month.ts';
import type { SendMonth } from './send-month.ts';

/** One merchant's month that is over: READY on the 1st, REMINDER on the 12th. */
export type MonthAlertJob = Readonly<{ merchantId: number; month: string; kind: 'READY' | 'REMINDER' }>;
export const monthAlert = jobType<MonthAlertJob>('closing.prepare-month', 10);

/** A mail to the merchant about a month that is over. */
export type MonthAlertMailJob = MonthAlertJob & Readonly<{ errors: number; warnings: number }>;
export const monthAlertMail = jobType<MonthAlertMailJob>('closing.mail-alert', 30);

type EnqueueDeps = Readonly<{
  documentsOfClosing: Pick<DocumentsOfClosing, 'merchants'>;
  jobs: Jobs;
  clock: Clock;
}>;

/** Enqueues the alerts of the month before: a job for each merchant with documents in it. */
export const enqueueAlerts = async (
  { documentsOfClosing, jobs, clock }: EnqueueDeps,
  kind: MonthAlertJob['kind'],
): Promise<void> => {
  const month = monthBefore(clock.now());
  for (const merchantId of await documentsOfClosing.merchants(daysOf(month)))
    await jobs.enqueue(monthAlert, { merchantId, month, kind }, { key: `${kind}-${merchantId}-${month}` });
};

type Deps = ReadMonthDeps &
  Readonly<{
    directory: Pick<MerchantDirectory, 'openById'>;
    closes: MonthCloses;
    records: MonthRecords;
    jobs: Jobs;
    work: UnitOfWork;
    closeMonth: Pick<CloseMonth, 'execute'>;
    sendMonth: Pick<SendMonth, 'execute'>;
  }>;

const actor = system('months');

/**
 * Checks a month that is over and mails its merchant, once on the 1st and once on the 12th while it is open. A
 * merchant whose settings say so has a month without errors closed and sent instead. A suspended or closed merchant gets no mail.
 */
export class PrepareMonth {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute({ merchantId, month, kind }: MonthAlertJob): Promise<void> {
    const { directory, closes, records } = this.#deps;
    const seller = await directory.openById(merchantId);
    if (seller === null || seller.status !== 'ACTIVE') return;
    const latest = await closes.latest({ merchantId, month });
    if (latest !== null && latest.reopened === null) return;
    const content = await readMonth(this.#deps, { seller, month, depth: 'WHOLE' });
    await saveCheck(this.#deps, content);
    const { ERROR: errors, WARNING: warnings } = countBySeverity(content.problems);
    const { sendsItself } = await records.settingsOf(merchantId);
    // A month that was opened again by hand is closed by hand.
    if (sendsItself && errors === 0 && latest === null && (await this.#closeAndSend(merchantId, month)))
      return;
    await this.#alert(seller, month, { kind, errors, warnings });
  }

  /** @returns false when the month could not be closed or sent by itself */
  async #closeAndSend(merchantId: number, month: string): Promise<boolean> {
    const { closeMonth, sendMonth } = this.#deps;
    try {
      await closeMonth.execute({ actor, whose: { merchantId }, month });
      await sendMonth.execute({ actor, whose: { merchantId }, month, recipient: undefined });
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }

  /** In one transaction with the claim: each mail is queued once. */
  #alert(
    { id: merchantId }: MerchantRecord,
    month: string,
    found: Readonly<{ kind: MonthAlertJob['kind']; errors: number; warnings: number }>,
  ): Promise<void> {
    const { work, records, clock, jobs } = this.#deps;
    return work.transact(async () => {
      if (await records.claimMail({ merchantId, month }, found.kind, clock.now()))
        await jobs.enqueue(monthAlertMail, { ...found, merchantId, month });
    });
  }
}

type AlertDeps = Readonly<{
  directory: Pick<MerchantDirectory, 'openById' | 'registrationsOf'>;
  closes: MonthCloses;
  letters: Letters;
}>;

/** Sends one mail about a month that is over. A month that was closed meanwhile and a closed merchant get none. */
export class MailMonthAlert {
  readonly #deps: AlertDeps;
  constructor(deps: AlertDeps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute({ merchantId, month, kind, errors, warnings }: MonthAlertMailJob): Promise<void> {
    const { directory, closes, letters } = this.#deps;
    const seller = await directory.openById(merchantId);
    const latest = await closes.latest({ merchantId, month });
    if (seller === null || (latest !== null && latest.reopened === null)) return;
    const { email: to, businessName: merchantName, language } = seller;
    const id = `month-${kind.toLowerCase()}-${merchantId}-${month}`;
    const registrations = await directory.registrationsOf(merchantId, daysOf(month));
    const deadlines = deadlinesOf(month, seller, registrations);
    const about = { kind, errors, warnings, month, merchantName, deadlines };
    await letters.send(ofMonth, { ...about, to, language, id });
  }
}
