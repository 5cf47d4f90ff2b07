import { formatDateTime } from '../../shared/format/format-date.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { DataTable } from '../../shared/list/DataTable.tsx';
import type { ListSettings } from '../../shared/list/list-state.ts';
import { Pagination } from '../../shared/list/Pagination.tsx';
import { useListState } from '../../shared/list/use-list-state.ts';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useTeamMessages } from './messages/team-messages.ts';
import { useDataViews } from './use-team.ts';

const settings: ListSettings = { sortFields: ['id'], sortBy: 'id', filters: {} };

/** Which accountant looked at what, paged by the server. */
export const AccessLog = () => {
  const t = useTeamMessages();
  const [list, changeList] = useListState(settings);
  const { data, error, refetch } = useDataViews(list);
  return (
    <Panel title={t('team.log.title')}>
      <p>{t('team.log.hint')}</p>
      {error ? (
        <ErrorBanner error={error} fallback={t('team.log.failed')} onRetry={() => void refetch()} />
      ) : (
        <>
          <DataTable
            label={t('team.log.title')}
            rows={data?.rows}
            rowKey={({ id }) => id}
            expected={3}
            empty={<EmptyState icon="eye" title={t('team.log.none')} />}
            columns={[
              { key: 'at', label: t('team.log.at'), cell: ({ at }) => formatDateTime(at) },
              {
                key: 'who',
                label: t('team.log.who'),
                cell: ({ username }) => username ?? t('team.log.deleted'),
              },
              {
                key: 'viewed',
                label: t('team.log.viewed'),
                cell: ({ viewed }) => t(`team.log.kinds.${viewed}`),
              },
            ]}
          />
          <Pagination list={list} changeList={changeList} total={data?.total} />
        </>
      )}
    </Panel>
  );
};
