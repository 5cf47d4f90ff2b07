import { countBySeverity } from '../domain/month-problem.ts';
import type { MonthRecords } from '../ports/month-records.ts';
import type { MonthContent } from './month-content.ts';

type Deps = Readonly<{ records: Pick<MonthRecords, 'saveCheck'>; clock: Readonly<{ now(): Date }> }>;

/** Stores how many problems a month has, for lists. */
export const saveCheck = async ({ records, clock }: Deps, content: MonthContent): Promise<void> => {
  const { ERROR: errors, WARNING: warnings } = countBySeverity(content.problems);
  const { seller, month, documents } = content;
  const check = { merchantId: seller.id, month, documents: documents.length, errors, warnings };
  await records.saveCheck({ ...check, checkedAt: clock.now() });
};
