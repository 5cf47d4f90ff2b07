import type { AuditEntry } from '#contract/audit.ts';
import { formatDate, formatDateTime } from '../../shared/format/format-date.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { RecordName } from '../kit/fields/details/Details.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { en } from '../kit/messages/en.ts';
import { resourceOf } from './resource-of.ts';
import { useAuditMessages } from './use-audit-messages.ts';

type Listed = keyof typeof en.resources;
const isListed = (list: string): list is Listed => Object.hasOwn(en.resources, list);

/** The record of an entry, by its name or number and with a link where it has a page. */
export const AuditSubject = ({ entry }: { entry: Pick<AuditEntry, 'subjectType' | 'subjectId'> }) => {
  const { subjectType: type, subjectId: id } = entry;
  const { subjectOf } = useAuditMessages();
  const words = useSubjectWords();
  const resource = resourceOf(type);
  const ids = id.split(',').map(Number);
  if (resource !== null && ids.every(Number.isInteger)) {
    return (
      <>
        {subjectOf(type)}{' '}
        {ids.map((one, place) => (
          <span key={one}>
            {place > 0 && ', '}
            <RecordName resource={resource} id={one} />
          </span>
        ))}
      </>
    );
  }
  if (type === 'job' && resource !== null) {
    return (
      <ShowLink resource={resource} id={id}>
        {subjectOf(type)}
      </ShowLink>
    );
  }
  return words(type, id);
};

/** Records without a page: lists, days, backups, all records of a kind. */
const useSubjectWords = () => {
  const t = useMessages<typeof en>();
  const { subjectOf } = useAuditMessages();
  return (type: string, id: string): string => {
    if (id === 'all' && (type === 'merchant' || type === 'webhook-endpoint'))
      return t(`admin.audit.all.${type}`);
    const named = `${subjectOf(type)} `;
    switch (type) {
      case 'list':
        if (id === 'ledger') return t('admin.payments.ledger');
        return isListed(id)
          ? t('admin.audit.list', { name: t(`resources.${id}.name`, { smart_count: 2 }) })
          : named + id;
      case 'business-day':
        return named + formatDate(id);
      case 'backup':
        return named + formatDateTime(id);
      default:
        return named + (/^\d+$/.test(id) ? t('admin.details.number', { number: id }) : id);
    }
  };
};
