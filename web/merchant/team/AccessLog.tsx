import { listDataViews } from '#contract/team/invitations.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { ListSection } from '../kit/lists/ListSection.tsx';
import { useList } from '../kit/lists/use-list.ts';
import { useTeamMessages } from './messages/team-messages.ts';

/** Which accountant looked at what, paged by the server. */
export const AccessLog = () => {
  const t = useTeamMessages();
  const list = useList({
    name: 'access-log',
    endpoint: listDataViews,
    label: t('team.log.title'),
    sortBy: 'id',
    expected: 3,
    fields: [
      { key: 'at', label: t('team.log.at'), cell: ({ at }) => formatDateTime(at) },
      { key: 'who', label: t('team.log.who'), cell: ({ username }) => username ?? t('team.log.deleted') },
      { key: 'viewed', label: t('team.log.viewed'), cell: ({ viewed }) => t(`team.log.kinds.${viewed}`) },
    ],
    failed: t('team.log.failed'),
    empty: { icon: 'eye', title: t('team.log.none'), isLine: true },
  });
  return (
    <ListSection of={list} title={t('team.log.title')}>
      <p>{t('team.log.hint')}</p>
    </ListSection>
  );
};
