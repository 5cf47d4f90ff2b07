import type { Clock } from '#kernel/clock.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { jobType, type Jobs } from '#kernel/jobs.ts';
import type { Letters } from '#kernel/letters.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountantAssignments, MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { UserAccounts } from '#modules/users/index.ts';
import type { ThresholdLimit } from '../domain/turnover-rules.ts';
import { thresholdSteps, type ThresholdStep } from '../domain/vat-threshold.ts';
import { ofThreshold, type ThresholdAlert } from './month-letters.ts';
import { isWatched, readThreshold, watchedMerchants, type ThresholdDeps } from './vat-threshold.ts';

/** The mails about one step of one merchant. */
export type ThresholdMailJob = Readonly<{
  merchantId: number;
  year: number;
  step: ThresholdStep;
  /** Absent: COUNTRY. */
  limit?: ThresholdLimit;
}>;
export const thresholdMail = jobType<ThresholdMailJob>('closing.mail-threshold', 30);

type Deps = ThresholdDeps &
  Readonly<{ directory: MerchantDirectory; jobs: Jobs; work: UnitOfWork; clock: Clock }>;

/** Alerts merchants whose turnover has reached a step, each step once a year; of several new ones only the highest. */
export class WarnOfThresholds {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute(): Promise<void> {
    const { clock } = this.#deps;
    const year = Number(businessDateOf(clock.now()).slice(0, 4));
    for (const merchant of await watchedMerchants(this.#deps, year))
      if (merchant.status === 'ACTIVE') await this.#warn(merchant, year);
  }

  async #warn(merchant: MerchantRecord, year: number): Promise<void> {
    const { step, union } = await readThreshold(this.#deps, merchant);
    if (step !== null) await this.#claim({ merchantId: merchant.id, year, step });
    if (union !== null && union.step !== null)
      await this.#claim({ merchantId: merchant.id, year, step: union.step, limit: 'UNION' });
  }

  #claim(job: ThresholdMailJob): Promise<void> {
    const { thresholds, jobs, work, clock } = this.#deps;
    return work.transact(async () => {
      let isNew = false;
      for (const step of thresholdSteps.filter((other) => other <= job.step))
        isNew = await thresholds.claimAlert({ limit: 'COUNTRY', ...job, step }, clock.now());
      if (isNew) await jobs.enqueue(thresholdMail, job);
    });
  }
}

type MailDeps = ThresholdDeps &
  Readonly<{
    directory: MerchantDirectory;
    assignments: Pick<AccountantAssignments, 'ofMerchant'>;
    accounts: Pick<UserAccounts, 'byId'>;
    letters: Letters;
  }>;

/** Sends the mails about a step: to the merchant and to each of its accountants. */
export class MailThreshold {
  readonly #deps: MailDeps;
  constructor(deps: MailDeps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute({ merchantId, year, step, limit = 'COUNTRY' }: ThresholdMailJob): Promise<void> {
    const { directory, letters } = this.#deps;
    const merchant = await directory.openById(merchantId);
    if (merchant === null || !isWatched(merchant)) return;
    const found = await readThreshold(this.#deps, merchant);
    const state = limit === 'UNION' ? found.union : found;
    if (state === null) return;
    const about = {
      kind: 'THRESHOLD',
      limit,
      step,
      percent: state.percent,
      crossing: state.crossing,
      merchantName: merchant.businessName,
    } as const;
    for (const { to, language, audience } of await this.#recipients(merchant)) {
      const key = limit === 'UNION' ? 'union-threshold' : 'threshold';
      const id = `${key}-${merchantId}-${year}-${step}-${audience === 'MERCHANT' ? 'm' : to.replace(/\W/g, '-')}`;
      await letters.send(ofThreshold, { ...about, to, language, audience, id });
    }
  }

  async #recipients({
    id,
    email: to,
    language,
  }: MerchantRecord): Promise<Pick<ThresholdAlert, 'to' | 'language' | 'audience'>[]> {
    const { assignments, accounts } = this.#deps;
    const recipients: Pick<ThresholdAlert, 'to' | 'language' | 'audience'>[] = [
      { to, language, audience: 'MERCHANT' },
    ];
    for (const { userId } of await assignments.ofMerchant(id)) {
      const account = await accounts.byId(userId);
      if (account !== null && account.status === 'ACTIVE')
        recipients.push({ to: account.email, language: account.language, audience: 'ACCOUNTANT' });
    }
    return recipients;
  }
}
