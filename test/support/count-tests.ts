export type Count = { passed: number; failed: number };
/** The counted part of vitest's JSON report. */
export type Report = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};

export const one = (isGood: boolean): Count => (isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export const sumOf = (counts: readonly Count[], key: keyof Count): number =>
  counts.reduce((total, count) => total + count[key], 0);

type Result = Report['testResults'][number];

/** Of the runs of one file, one for each time zone: a test has passed when no run of it failed. */
const countOfFile = (runs: Result[]): Count => {
  const outcomes = runs.map(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const longest = outcomes.toSorted((one, other) => other.length - one.length)[0]!;
  const failed = longest.filter((_, at) => outcomes.some((statuses) => statuses[at] === 'failed')).length;
  const passed = longest.filter(
    (_, at) =>
      outcomes.some((statuses) => statuses[at] === 'passed') &&
      !outcomes.some((statuses) => statuses[at] === 'failed'),
  ).length;
  const isSilent = failed === 0 && runs.some(({ status }) => status === 'failed');
  return { passed, failed: failed + (isSilent ? 1 : 0) };
};

/**
 * Counts each test once, in however many time zones it ran. A file that cannot be loaded or prepared has no test that
 * failed, and a run may end badly after its last test: each counts as one failure, or it would pass unseen.
 */
export const countOf = (report: Report | undefined, isGood: boolean): Count => {
  if (!report) return one(false);
  const counts = Object.values(Object.groupBy(report.testResults, ({ name }) => name)).map((runs) =>
    countOfFile(runs!),
  );
  const [passed, failed] = [sumOf(counts, 'passed'), sumOf(counts, 'failed')];
  return { passed, failed: failed === 0 && !isGood ? 1 : failed };
};

/** Each failure with its file, title and reason, for the end of a long run. */
export const failuresOf = (report: Report | undefined): string[] =>
  (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return [`${name}\n${message}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${name}\n${fullName}\n${failureMessages?.join('\n') ?? ''}`,
      );
    });
