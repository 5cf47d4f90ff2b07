import { factsInWords } from '../sheets/literals.ts';
import { moment, text, type Sheet, type SheetColumn } from '../sheets/sheet.ts';
import type { SheetWords } from '../sheets/sheet-words.ts';
import { kept, matchingJobs, type JobFilters } from './matching-jobs.ts';

const states = ['WAITING', 'OVERDUE', 'ACTIVE', 'COMPLETED', 'CANCELLED', 'FAILED'] as const;

const columnsOf = ({ head, values }: SheetWords): SheetColumn[] => {
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

type Wish = Readonly<{ filters: JobFilters }>;

/** Work in the background as a file: what the list shows, in the order of creation. */
export const jobSheet = ({ filters }: Wish, words: SheetWords): Omit<Sheet, 'language'> => {
  const { where, bindings } = matchingJobs(filters);
  return {
    title: words.head('jobs'),
    columns: columnsOf(words),
    source: `from ${kept} where ${where}`,
    // Qualified: the bare name is the moment as the file writes it.
    orderBy: 'kept."createdAt", kept.id',
    bindings,
  };
};
