import { auditAction, auditSubject } from '#contract/audit.ts';
import { exportAudit } from '#contract/exports.ts';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import type { en } from '../kit/messages/en.ts';
import { AuditCards, AuditTable } from './AuditTable.tsx';
import { useAuditMessages } from './use-audit-messages.ts';

/** The audit log: actor, action and subject. */
export const AuditList = () => {
  const t = useMessages<typeof en>();
  const { actOf, subjectOf } = useAuditMessages();
  const { search, choice, text, days } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.audit')} subtitle={t('admin.audit.subtitle')} />
      <RecordList
        sort={{ field: 'id', order: 'DESC' }}
        filters={[
          search(t('admin.audit.searchHint')),
          choice('subjectType', auditSubject.options, subjectOf),
          choice('action', auditAction.options, actOf),
          text('subjectId'),
          text('actor'),
          ...days(),
        ]}
        file={exportAudit}
        failed={t('admin.audit.loadFailed')}
        empty={<EmptyState icon="journal" title={t('admin.audit.empty')} hint={t('admin.audit.emptyHint')} />}
        table={<AuditTable />}
        cards={<AuditCards />}
      />
    </>
  );
};
