import { use, useState } from 'react';
import type { ReactNode } from 'react';
import { currency as currencies } from '#contract/fields.ts';
import { summariseOwnLinks } from '#contract/list-summaries.ts';
import { linkStatuses } from '#contract/links/links.ts';
import type { listOwnLinks, PaymentLink } from '#contract/links/links.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { ListPlaceContext } from '../../shared/list/list-place.ts';
import { rangeFilters } from '../../shared/list/list-state.ts';
import type { ListSettings, ListState } from '../../shared/list/list-state.ts';
import { useListState } from '../../shared/list/use-list-state.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { ListScreen } from '../kit/lists/ListScreen.tsx';
import { ListTitle } from '../kit/lists/ListTitle.tsx';
import type { ListTotal } from '../kit/lists/ListTotals.tsx';
import { useListMessages } from '../kit/lists/messages/list-messages.ts';
import { RecordsLayout } from '../kit/lists/RecordsLayout.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { listQueryOf, useLinks, useListSummary } from '../kit/portal/queries.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { CreateLink } from './CreateLink.tsx';
import { LinkRowActions } from './LinkRowActions.tsx';
import { NewLinkSwitch, useIsNewLinkShown } from './NewLink.tsx';
import { QrDialog } from './QrDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { useLinkColumns } from './use-link-columns.tsx';
import { useLinkRow } from './use-link-row.tsx';
import { LinkMessages } from './messages/link-messages.ts';

const settings: ListSettings = {
  sortFields: ['id', 'createdAt', 'amount', 'status', 'expiresAt'],
  sortBy: 'createdAt',
  filters: { search: 'text', status: linkStatuses, currency: currencies.options, ...rangeFilters },
};

/** The links, with the one of the nested route beside them; `children` stand below the list. */
export const LinksPage = ({ children }: { children?: ReactNode }) => (
  <LinkMessages>
    <RecordsLayout path={`${usePortal().base}/links`}>
      <Screen />
      {children}
    </RecordsLayout>
  </LinkMessages>
);

const Screen = () => {
  const t = useMerchantMessages();
  const holds = useRights();
  const { isNarrow } = use(ListPlaceContext);
  const isFormShown = useIsNewLinkShown();
  const [list, changeList] = useListState(settings);
  const [shown, setShown] = useState<Readonly<{ link: PaymentLink; as: 'qr' | 'share' }>>();
  const close = (): void => setShown(undefined);
  const actions = (link: PaymentLink) => (
    <LinkRowActions
      link={link}
      onShowQr={() => setShown({ link, as: 'qr' })}
      onShare={() => setShown({ link, as: 'share' })}
    />
  );
  const { data: summary } = useListSummary('links', summariseOwnLinks, list);
  return (
    <>
      <ListTitle title={t('merchant.links.title')} subtitle={t('merchant.links.subtitle')}>
        {holds('CREATE_LINKS') && <NewLinkSwitch />}
      </ListTitle>
      {!isNarrow && isFormShown && holds('CREATE_LINKS') && <CreateLink />}
      <ListScreen
        name="links"
        label={t('merchant.links.list')}
        settings={settings}
        query={useLinks(listQueryOf<typeof listOwnLinks>(list))}
        columns={useLinkColumns(actions)}
        row={useLinkRow(isNarrow ? () => null : actions)}
        list={list}
        changeList={changeList}
        statuses={linkStatuses.map((value) => ({ value, label: t(`shared.status.link.${value}`) }))}
        counts={summary}
        totals={useTotals(list)}
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
      {shown?.as === 'qr' && <QrDialog link={shown.link} onClose={close} />}
      {shown?.as === 'share' && <ShareDialog link={shown.link} onClose={close} />}
    </>
  );
};

/** Number and sums of the links that match the list's filters. */
const useTotals = (list: ListState): readonly ListTotal[] => {
  const t = useListMessages();
  const language = useLanguage();
  const { data } = useListSummary('links', summariseOwnLinks, list);
  const count = data?.sums.reduce((sum, each) => sum + each.count, 0);
  return [
    { label: t('lists.linkCount'), values: data && [formatNumber(count, language)] },
    {
      label: t('lists.linkSum'),
      values: data?.sums.map(({ amount, currency }) => formatMoney(amount, currency, language)),
    },
  ];
};
