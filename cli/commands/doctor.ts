import { addDays, businessDateOf, startOfDay } from '#kernel/business-date.ts';
import { Failure } from '#kernel/failure.ts';
import type { Invariant } from '#kernel/invariant.ts';
import type { Messages } from '#kernel/messages.ts';
import { dayFlag } from '../arguments.ts';
import { PlatenoCommand } from '../command.ts';
import { startProgress } from '../progress.ts';
import { cliLanguage, fill, messages as texts } from '../messages.ts';

type Finding = Readonly<{
  code: string;
  /** null: skipped, because a service did not answer. */
  holds: boolean | null;
  violations: readonly string[];
  /** Accounts that could not be checked. */
  leftOut: readonly string[];
}>;

const defaultDays = 30;

const checkOne = async ({ code, violations }: Invariant, since: Date): Promise<Finding> => {
  const reading = startProgress({ format: (count) => fill(texts.doctorRead, { count }) });
  const leftOut: string[] = [];
  try {
    const leaveOut = (what: string) => void leftOut.push(what);
    const broken = await violations({ since, read: reading.advance, leaveOut });
    return { code, holds: broken.length === 0, violations: broken, leftOut };
  } finally {
    reading.end();
  }
};

const isAway = (error: unknown): boolean => error instanceof Failure && error.kind === 'unavailable';

/** After a service has not answered once, all checks that need it are skipped instead of waiting again. */
const runChecks = async (invariants: readonly Invariant[], since: Date): Promise<Finding[]> => {
  const progress = startProgress({ total: invariants.length });
  const found: Finding[] = [];
  let areOthersAway = false;
  for (const invariant of invariants) {
    const asksOthers = invariant.isRemote ?? false;
    const left: Finding = { code: invariant.code, holds: null, violations: [], leftOut: [] };
    try {
      found.push(asksOthers && areOthersAway ? left : await checkOne(invariant, since));
    } catch (error) {
      if (!asksOthers || !isAway(error)) throw error;
      areOthersAway = true;
      found.push(left);
    }
    progress.advance();
  }
  progress.end();
  return found;
};

const marks = { true: '✓', false: '✗', null: '–' };

export default class Doctor extends PlatenoCommand {
  static override summary = texts.doctorSummary;
  static override examples = [
    '<%= config.bin %> doctor',
    '<%= config.bin %> doctor --since 2026-10-01 --json',
  ];
  static override flags = { since: dayFlag({ summary: texts.doctorSinceFlag }) };

  async run(): Promise<{ since: string; findings: Finding[] }> {
    const { flags } = await this.parse(Doctor);
    const since = flags.since ?? addDays(businessDateOf(new Date()), -defaultDays);
    const findings = await this.withApplication(({ contributions }) =>
      runChecks(contributions.checks, startOfDay(since)),
    );
    const { messages } = await import('#messages/message-catalogue.ts');
    for (const finding of findings) this.#print(finding, messages);
    this.#conclude(findings);
    return { since, findings };
  }

  #print({ code, holds, violations, leftOut }: Finding, messages: Messages): void {
    this.log(`${marks[`${holds}`]} ${messages.say(cliLanguage, code)}`);
    for (const violation of violations) this.log(`    ${violation}`);
    for (const account of leftOut) this.log(`    ${fill(texts.doctorAccountLeftOut, { account })}`);
  }

  /** Exit code 1 is for violations only: skipped checks are reported in a line of their own. */
  #conclude(findings: readonly Finding[]): void {
    const sick = findings.filter(({ holds }) => holds === false).length;
    const left = findings.filter(({ holds, leftOut }) => holds === null || leftOut.length > 0).length;
    if (left > 0) this.log(fill(texts.doctorLeftOut, { count: left }));
    if (sick > 0) this.log(fill(texts.doctorViolations, { count: sick }));
    else this.log(left > 0 ? texts.doctorCleanInPart : texts.doctorClean);
    if (sick > 0) process.exitCode = 1;
  }
}
