import { exportLinks } from '#contract/exports.ts';
import { linkStatuses } from '#contract/links/links.ts';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { choicesOf } from '../../shared/list/status-tabs.ts';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import type { en } from '../kit/messages/en.ts';
import { LinkSummary } from './LinkSummary.tsx';
import { LinkCards, LinkTable } from './LinkTable.tsx';

/** Payment links of all merchants. */
export const LinkList = () => {
  const t = useMessages<typeof en>();
  const { search, merchant, days, amounts } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.links')} subtitle={t('admin.links.subtitle')} />
      <RecordList
        tabs={choicesOf(linkStatuses, (status) => t(`admin.lists.tabs.link.${status}`))}
        counts="summariseLinks"
        filters={[search(t('admin.links.searchHint')), merchant(), ...days(), ...amounts()]}
        file={exportLinks}
        failed={t('admin.links.loadFailed')}
        empty={<EmptyState icon="link" title={t('admin.links.empty')} hint={t('admin.links.emptyHint')} />}
        table={<LinkTable />}
        cards={<LinkCards />}
        figures={<LinkSummary />}
      />
    </>
  );
};
