import type { Guidance, NextStep } from '#contract/guidance/next-step.ts';
import { sampleInvoices } from './sample-invoices.ts';
import { samplePayments } from './sample-payments.ts';
import { dayOf } from './sample-data.ts';
import type { SampleData } from './sample-data.ts';

/** Days that the sample merchant has to answer a dispute. */
const daysToAnswer = 7;

const stepOf = (kind: NextStep['kind'], ids: readonly number[], deadline: string | null = null): NextStep[] =>
  ids.length === 0
    ? []
    : [{ kind, count: ids.length, recordId: ids[0]!, disputeId: null, deadline, month: null }];

/** What waits in the sample data, the most urgent first. */
export const sampleGuidance = (data: SampleData): Guidance => {
  const disputed = samplePayments(data).filter(({ disputeStatus }) => disputeStatus === 'OPEN');
  const overdue = sampleInvoices(data).filter(({ status }) => status === 'OVERDUE');
  const [now = null, ...others] = [
    ...stepOf(
      'ANSWER_DISPUTE',
      disputed.map(({ id }) => id),
      dayOf(data, -daysToAnswer),
    ),
    ...stepOf(
      'COLLECT_OVERDUE',
      overdue.map(({ id }) => id),
    ),
  ];
  return { now, others, progress: null, hasForeignDocuments: false };
};
