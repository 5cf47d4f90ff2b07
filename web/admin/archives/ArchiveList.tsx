import { archiveStates } from '#contract/archives/archives.ts';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import { ArchiveCards, ArchiveTable } from './ArchiveTable.tsx';
import { ArchiveMessages, useArchiveMessages } from './messages/archive-messages.ts';

/** Archives of all merchants, the newest first. */
const ArchiveList = () => (
  <ArchiveMessages>
    <List />
  </ArchiveMessages>
);
export default ArchiveList;

const List = () => {
  const t = useArchiveMessages();
  const { merchant, choice } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.archives')} subtitle={t('archiveList.subtitle')} />
      <RecordList
        sort={{ field: 'requestedAt', order: 'DESC' }}
        filters={[merchant(), choice('state', archiveStates, (state) => t(`archiveList.states.${state}`))]}
        failed={t('archiveList.loadFailed')}
        empty={
          <EmptyState icon="download" title={t('archiveList.empty')} hint={t('archiveList.emptyHint')} />
        }
        table={<ArchiveTable />}
        cards={<ArchiveCards />}
      />
    </>
  );
};
