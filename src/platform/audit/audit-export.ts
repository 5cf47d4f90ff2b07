import { auditActions, auditSubjects } from '#contract/module-vocabulary.ts';
import { personalKeys } from '#kernel/audit-data.ts';
import { factsInWords } from '../exports/literals.ts';
import { moment, text, whole, type Export, type ExportColumn } from '../exports/export.ts';
import type { ExportMessages } from '../exports/export-messages.ts';
import { matchingAudit, type AuditFilters } from './matching-audit.ts';

/** Entries of earlier releases hold personal data, at the top or one level below. */
const parents = ['before', 'after', 'filters'];
const shownData = [
  `(a.data - cast('{${personalKeys.join()}}' as text[]))`,
  ...parents.flatMap((parent) => personalKeys.map((key) => `#- '{${parent},${key}}'`)),
].join(' ');

const columnsOf = ({ head, values }: ExportMessages): ExportColumn[] => {
  const subject = values('subject', auditSubjects);
  const action = values('action', auditActions);
  return [
    whole('id', head('id'), 'a.id'),
    moment('at', head('at'), 'a.at'),
    text('actor', head('actor'), 20, 'coalesce(u.username, a.actor)'),
    text('action', head('action'), 32, action('a.action')),
    text('subjectType', head('subject'), 20, subject('a.subject_type')),
    text('subjectId', head('subject-id'), 14, 'a.subject_id'),
    text('data', head('details'), 50, factsInWords(`(${shownData})`)),
    text('address', head('address'), 18, 'a.address'),
  ];
};

type Request = Readonly<{ filters: AuditFilters }>;

/** The audit log as a file: the rows of the list, oldest first. */
export const auditExport = ({ filters }: Request, messages: ExportMessages): Omit<Export, 'language'> => {
  const { source, where, bindings } = matchingAudit(filters);
  return {
    title: messages.head('audit'),
    columns: columnsOf(messages),
    source: `from ${source} where ${where}`,
    orderBy: 'a.id',
    bindings,
  };
};
