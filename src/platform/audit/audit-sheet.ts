import { auditActs, auditSubjects } from '#kernel/audit-acts.ts';
import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';
import { moment, text, whole, type Sheet, type SheetColumn } from '../sheets/sheet.ts';
import { headings, valueWords } from '../sheets/sheet-words.ts';
import { matchingAudit, type AuditFilters } from './matching-audit.ts';

const columnsOf = (sentences: Sentences, language: Language): SheetColumn[] => {
  const head = headings(sentences, language);
  const subject = valueWords(sentences, language, 'subject', auditSubjects);
  const act = valueWords(sentences, language, 'act', auditActs);
  return [
    whole('id', head('id'), 'a.id'),
    moment('at', head('at'), 'a.at'),
    text('actor', head('actor'), 20, 'coalesce(u.username, a.actor)'),
    text('action', head('action'), 32, act('a.action')),
    text('subjectType', head('subject'), 20, subject('a.subject_type')),
    text('subjectId', head('subject-id'), 14, 'a.subject_id'),
    text('data', head('details'), 50, `nullif(a.data, '{}')::text`),
    text('address', head('address'), 18, 'a.address'),
  ];
};

type Wish = Readonly<{ filters: AuditFilters; language: Language }>;

/** Who did what to whom as a file: what the list shows, the oldest first. */
export const auditSheet = (sentences: Sentences, { filters, language }: Wish): Sheet => {
  const { source, where, bindings } = matchingAudit(filters);
  return {
    title: headings(sentences, language)('audit'),
    language,
    columns: columnsOf(sentences, language),
    source: `from ${source} where ${where}`,
    orderBy: 'a.id',
    bindings,
  };
};
