export type Count = { passed: number; failed: number };
/** The counted part of vitest's JSON report. */
export type Report = {
  testResults: {
    name: string;
    status: string;
    message: string;
    /** Milliseconds since 1970. */
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};

export const one = (isGood: boolean): Count => (isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export const sumOf = (counts: readonly Count[], key: keyof Count): number =>
  counts.reduce((total, count) => total + count[key], 0);

type Result = Report['testResults'][number];
type Test = Result['assertionResults'][number];

/** A test that passed only when it was tried again keeps the failures of its earlier tries; it has failed. */
const isRetried = ({ status, failureMessages }: Test): boolean =>
  status === 'passed' && (failureMessages ?? []).length > 0;

const outcomeOf = (test: Test): string => (isRetried(test) ? 'failed' : test.status);

/** Of the runs of one file, one for each time zone: a test has passed when no run of it failed. */
const countOfFile = (runs: Result[]): Count => {
  const outcomes = runs.map(({ assertionResults }) => assertionResults.map(outcomeOf));
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
    .filter(({ status, assertionResults }) => status === 'failed' || assertionResults.some(isRetried))
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => outcomeOf(test) === 'failed');
      if (failed.length === 0) return [`${name}\n${message}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${name}\n${fullName}\n${failureMessages?.join('\n') ?? ''}`,
      );
    });

/** Each test that passed only when it was tried again: its file and its title. */
export const retriedOf = (report: Report | undefined): string[] =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isRetried).map(({ fullName }) => `${name}: ${fullName}`),
  );

/** Seconds of each test file; a file that ran in several time zones takes the sum. */
export const secondsOf = (reports: readonly (Report | undefined)[]): Map<string, number> => {
  const seconds = new Map<string, number>();
  for (const { name, startTime, endTime } of reports.flatMap((report) => report?.testResults ?? []))
    seconds.set(name, (seconds.get(name) ?? 0) + (endTime - startTime) / 1000);
  return seconds;
};
