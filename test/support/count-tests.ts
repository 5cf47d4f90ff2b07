export type Count = { passed: number; failed: number };
/** The counted part of vitest's JSON report. */
export type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};

export const one = (isGood: boolean): Count => (isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * A file that cannot be loaded or prepared has no failed test, and a run may fail after its last test: each counts
 * as one failure, or it would pass unnoticed.
 */
export const countOf = (report: Report | undefined, isGood: boolean): Count => {
  if (!report) return one(false);
  const silent = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + silent.length;
  return { passed: report.numPassedTests, failed: failed === 0 && !isGood ? 1 : failed };
};

/** Each failure with its file, title and reason, so that the end of a long run says what to fix. */
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
