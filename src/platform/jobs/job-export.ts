import { factsInWords } from '../exports/literals.ts';
import { moment, text, type Export, type ExportColumn } from '../exports/export.ts';
import type { ExportMessages } from '../exports/export-messages.ts';
import { ownJobs, matchingJobs, type JobFilters } from './matching-jobs.ts';

const states = ['WAITING', 'OVERDUE', 'ACTIVE', 'COMPLETED', 'CANCELLED', 'FAILED'] as const;

const columnsOf = ({ head, values }: ExportMessages): ExportColumn[] => {
  const state = values('job', states);
  return [
    text('id', head('id'), 38, 'id::text'),
    text('name', head('job'), 28, 'name'),
    text('state', head('status'), 14, state('state')),
    text('data', head('about'), 40, factsInWords('data')),
    moment('createdAt', head('job-created'), '"createdAt"'),
    moment('dueAt', head('due'), '"dueAt"'),
  ];
};

type Request = Readonly<{ filters: JobFilters }>;

/** Background jobs as a file: the rows of the list, in order of creation. */
export const jobExport = ({ filters }: Request, messages: ExportMessages): Omit<Export, 'language'> => {
  const { where, bindings } = matchingJobs(filters);
  return {
    title: messages.head('jobs'),
    columns: columnsOf(messages),
    source: `from ${ownJobs} where ${where}`,
    // Qualified: the bare name is the formatted column.
    orderBy: 'jobs."createdAt", jobs.id',
    bindings,
  };
};
