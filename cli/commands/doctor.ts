import { addDays, businessDateOf, startOfDay } from '#kernel/business-date.ts';
import { Failure } from '#kernel/failure.ts';
import type { Invariant, Violation } from '#kernel/invariant.ts';
import type { Messages } from '#kernel/messages.ts';
import { dayFlag } from '../arguments.ts';
import { PlatenoCommand } from '../command.ts';
import { startProgress } from '../progress.ts';
import { cliLanguage, fill, messages as texts } from '../messages.ts';

type Finding = Readonly<{
  code: string;
  severity: 'violation' | 'warning';
  /** null: skipped, because a service did not answer. */
  holds: boolean | null;
  violations: readonly string[];
  /** What to do, in the language of the command line; null when nothing is to be done. */
  remedy: string | null;
  /** Commands that heal violations, as they are typed after the program's name. */
  commands: readonly string[];
  /** Accounts that could not be checked. */
  leftOut: readonly string[];
}>;
type Outcome = Pick<Finding, 'holds'> &
  Readonly<{ invariant: Invariant; broken: readonly Violation[]; leftOut: readonly string[] }>;

const defaultDays = 30;

const checkOne = async (invariant: Invariant, since: Date): Promise<Outcome> => {
  const reading = startProgress({ format: (count) => fill(texts.doctorRead, { count }) });
  const leftOut: string[] = [];
  try {
    const leaveOut = (what: string) => void leftOut.push(what);
    const broken = await invariant.violations({ since, read: reading.advance, leaveOut });
    return { invariant, holds: broken.length === 0, broken, leftOut };
  } finally {
    reading.end();
  }
};

const isAway = (error: unknown): boolean => error instanceof Failure && error.kind === 'unavailable';

/** After a service has not answered once, all checks that need it are skipped instead of waiting again. */
const runChecks = async (invariants: readonly Invariant[], since: Date): Promise<Outcome[]> => {
  const progress = startProgress({ total: invariants.length });
  const found: Outcome[] = [];
  let areOthersAway = false;
  for (const invariant of invariants) {
    const asksOthers = invariant.isRemote ?? false;
    const left: Outcome = { invariant, holds: null, broken: [], leftOut: [] };
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

const findingOf = ({ invariant, holds, broken, leftOut }: Outcome, messages: Messages): Finding => {
  const { code, severity = 'violation' } = invariant;
  const remedy = holds === false ? messages.say(cliLanguage, `${code}.remedy`) : null;
  const commands = new Set(broken.flatMap(({ command }) => command ?? []));
  const violations = broken.map(({ record }) => record);
  return { code, severity, holds, violations, remedy, commands: [...commands], leftOut };
};

const markOf = ({ holds, severity }: Finding): string => {
  if (holds === null) return '–';
  if (holds) return '✓';
  return severity === 'warning' ? '!' : '✗';
};

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
    const outcomes = await this.withApplication(({ contributions }) =>
      runChecks(contributions.checks, startOfDay(since)),
    );
    const { messages } = await import('#messages/message-catalogue.ts');
    const findings = outcomes.map((outcome) => findingOf(outcome, messages));
    for (const finding of findings) this.#print(finding, messages);
    this.#conclude(findings);
    return { since, findings };
  }

  #print(finding: Finding, messages: Messages): void {
    const { code, violations, remedy, commands, leftOut } = finding;
    this.log(`${markOf(finding)} ${messages.say(cliLanguage, code)}`);
    for (const violation of violations) this.log(`    ${violation}`);
    if (remedy !== null) this.log(`  → ${remedy}`);
    for (const command of commands) this.log(`    ${this.config.bin} ${command}`);
    for (const account of leftOut) this.log(`    ${fill(texts.doctorAccountLeftOut, { account })}`);
  }

  /** Exit code 1 is for violations only: warnings and skipped checks are reported in a line of their own. */
  #conclude(findings: readonly Finding[]): void {
    const broken = findings.filter(({ holds }) => holds === false);
    const warnings = broken.filter(({ severity }) => severity === 'warning').length;
    const sick = broken.length - warnings;
    const left = findings.filter(({ holds, leftOut }) => holds === null || leftOut.length > 0).length;
    if (left > 0) this.log(fill(texts.doctorLeftOut, { count: left }));
    if (warnings > 0) this.log(fill(texts.doctorWarnings, { count: warnings }));
    if (sick > 0) this.log(fill(texts.doctorViolations, { count: sick }));
    else if (left > 0) this.log(texts.doctorCleanInPart);
    else if (warnings === 0) this.log(texts.doctorClean);
    if (sick > 0) process.exitCode = 1;
  }
}
