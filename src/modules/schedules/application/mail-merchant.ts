import { jobType } from '#kernel/jobs.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import type { Language } from '#kernel/language.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { StoredRun, StoredSchedule, ScheduleRows } from './schedule-rows.ts';

type About = 'PROPOSED' | 'FAILED' | 'NOT_CHARGED' | 'ISSUED';
export const runMailed = jobType<{ runId: number; about: About }>('schedules.mail-run', 30);

/** Tells a merchant that a period waits, got no document, or that a card was not charged. */
export type RunLetter = Readonly<{
  to: string;
  id: string;
  about: About;
  run: StoredRun & Readonly<{ problem: string | null; chargeProblem: string | null }>;
  schedule: StoredSchedule;
  businessName: string;
  language: Language;
}>;
export const ofRun = letterType<RunLetter>('schedules.run');

type Deps = Readonly<{
  rows: Pick<ScheduleRows, 'find'> &
    Readonly<{ findRunWithProblem(id: number): Promise<RunLetter['run'] | null> }>;
  merchants: Pick<MerchantDirectory, 'openById'>;
  letters: Letters;
}>;

/** Mails a merchant about a period; nothing to one that was closed. */
export class MailMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ runId, about }: Readonly<{ runId: number; about: About }>): Promise<void> {
    const { rows, merchants, letters } = this.#deps;
    const run = await rows.findRunWithProblem(runId);
    if (run === null || about === 'ISSUED') return;
    const schedule = (await rows.find(run.scheduleId))!;
    const merchant = await merchants.openById(run.merchantId);
    if (merchant === null) return;
    const { email: to, businessName, language } = merchant;
    const id = `schedule-${runId}-${about.toLowerCase()}`;
    await letters.send(ofRun, { to, id, about, run, schedule, businessName, language });
  }
}
