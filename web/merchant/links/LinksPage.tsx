import { useState } from 'react';
import { currency as currencies } from '#contract/fields.ts';
import { linkStatuses } from '#contract/links.ts';
import type { PaymentLink } from '#contract/links.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { rangeFilters } from '../../shared/list/list-state.ts';
import type { ListSettings } from '../../shared/list/list-state.ts';
import { useListState } from '../../shared/list/use-list-state.ts';
import { ListScreen } from '../ListScreen.tsx';
import { listQueryOf, useLinks } from '../queries.ts';
import { useRights } from '../use-rights.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import { CancelLinkDialog } from './CancelLinkDialog.tsx';
import { CreateLink } from './CreateLink.tsx';
import { QrDialog } from './QrDialog.tsx';
import { useLinkColumns } from './use-link-columns.tsx';
import { useLinkRow } from './use-link-row.tsx';
import { LinkMessages } from './messages/LinkMessages.tsx';

const settings: ListSettings = {
  sortFields: ['id', 'createdAt', 'amount', 'status', 'expiresAt'],
  sortBy: 'createdAt',
  filters: { search: 'text', status: linkStatuses, currency: currencies.options, ...rangeFilters },
};

export const LinksPage = () => (
  <LinkMessages>
    <Screen />
  </LinkMessages>
);

const Screen = () => {
  const t = useMerchantMessages();
  const holds = useRights();
  const [list, changeList] = useListState(settings);
  const [shown, setShown] = useState<PaymentLink>();
  const [cancelling, setCancelling] = useState<PaymentLink>();
  return (
    <>
      <PageTitle title={t('merchant.links.title')} subtitle={t('merchant.links.subtitle')} />
      {holds('CREATE_LINKS') && <CreateLink />}
      <ListScreen
        label={t('merchant.links.list')}
        title={t('merchant.links.list')}
        query={useLinks(listQueryOf(list))}
        columns={useLinkColumns({ onShowQr: setShown, onCancel: setCancelling })}
        row={useLinkRow({ onShowQr: setShown })}
        list={list}
        changeList={changeList}
        statuses={linkStatuses.map((value) => ({ value, label: t(`shared.status.link.${value}`) }))}
        choices={[
          {
            name: 'currency',
            label: t('merchant.links.currency'),
            choices: currencies.options.map((value) => ({ value, label: value })),
          },
        ]}
        hasRanges
        searchHint={t('merchant.links.searchHint')}
        failed={t('merchant.links.failed')}
        empty={{ icon: 'link', title: t('merchant.links.none'), hint: t('merchant.links.noneHint') }}
      />
      {shown && <QrDialog link={shown} onClose={() => setShown(undefined)} />}
      {cancelling && <CancelLinkDialog link={cancelling} onClose={() => setCancelling(undefined)} />}
    </>
  );
};
