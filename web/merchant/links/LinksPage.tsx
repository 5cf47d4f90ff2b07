import { Suspense, use, useState } from 'react';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { currency as currencies } from '#contract/fields.ts';
import { summariseOwnLinks } from '#contract/list-summaries.ts';
import { linkStatuses, listOwnLinks, type PaymentLink } from '#contract/links/links.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { ListPlaceContext } from '../../shared/list/list-place.ts';
import { useLanguage, type Language } from '../../shared/messages/language.ts';
import { choicesOf } from '../../shared/list/status-tabs.ts';
import { totalsOf, type ListDefinition } from '../kit/lists/list-definition.ts';
import { KeptPlace } from '../kit/lists/KeptPlace.tsx';
import { ListScreen } from '../kit/lists/ListScreen.tsx';
import { useListMessages } from '../kit/lists/messages/list-messages.ts';
import { RecordsLayout } from '../kit/lists/RecordsLayout.tsx';
import { useList } from '../kit/lists/use-list.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { PromisesPanel } from '../promises/index.ts';
import { AwaitingTab } from './AwaitingTab.tsx';
import { CreateLink } from './CreateLink.tsx';
import { LinkRowActions } from './LinkRowActions.tsx';
import { NewLinkPanel, NewLinkSwitch, useIsNewLinkShown } from './NewLink.tsx';
import { QrDialog } from './QrDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { useLinkFields } from './use-link-fields.tsx';
import { LinkMessages, useLinkMessages } from './messages/link-messages.ts';

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
  const mayCreate = useRights()('CREATE_LINKS');
  const { isNarrow } = use(ListPlaceContext);
  const { isDemo } = usePortal();
  const isFormShown = useIsNewLinkShown();
  const [shown, setShown] = useState<Readonly<{ link: PaymentLink; as: 'qr' | 'share' }>>();
  const close = (): void => setShown(undefined);
  const actions = (link: PaymentLink) => (
    <LinkRowActions
      link={link}
      onShowQr={() => setShown({ link, as: 'qr' })}
      onShare={() => setShown({ link, as: 'share' })}
    />
  );
  const links = useList(useLinkList(actions));
  return (
    <>
      <ListScreen of={links} action={mayCreate && <NewLinkSwitch />}>
        {links.list.filters['awaitsTransfer'] !== undefined && !isNarrow && !isDemo && (
          <Suspense fallback={null}>
            <PromisesPanel />
          </Suspense>
        )}
        {isFormShown && mayCreate && (
          <KeptPlace isShown={!isNarrow} instead={<NewLinkPanel />}>
            <CreateLink />
          </KeptPlace>
        )}
      </ListScreen>
      {shown?.as === 'qr' && <QrDialog link={shown.link} onClose={close} />}
      {shown?.as === 'share' && <ShareDialog link={shown.link} onClose={close} />}
    </>
  );
};

const useLinkList = (actions: (link: PaymentLink) => ReactNode): ListDefinition<typeof listOwnLinks> => {
  const t = useLinkMessages();
  const lists = useListMessages();
  const { base } = usePortal();
  return {
    name: 'links',
    endpoint: listOwnLinks,
    title: t('merchant.links.title'),
    subtitle: t('merchant.links.subtitle'),
    label: t('merchant.links.list'),
    sortBy: 'createdAt',
    fields: useLinkFields(actions),
    to: ({ id }) => `${base}/links/${id}`,
    hasDisc: true,
    statuses: choicesOf(linkStatuses, (status) => lists(`lists.tabs.link.${status}`)),
    counts: summariseOwnLinks,
    totals: useTotals(),
    lastTab: (list, changeList) => <AwaitingTab list={list} changeList={changeList} />,
    filters: [
      {
        name: 'awaitsTransfer',
        label: t('link.transfer'),
        choices: [{ value: 'true', label: t('link.awaits') }],
      },
      { name: 'currency', label: t('merchant.links.currency'), choices: choicesOf(currencies.options) },
    ],
    hasRanges: true,
    searchHint: t('merchant.links.searchHint'),
    failed: t('merchant.links.failed'),
    empty: {
      icon: 'link',
      title: t('merchant.links.none'),
      hint: t('merchant.links.noneHint'),
      action: <FirstLink />,
    },
  };
};

type Sums = z.output<typeof summariseOwnLinks.response>['sums'];

/** A currency in which nothing is expected is left out, unless there is none. */
const expectedOf = (sums: Sums, language: Language): readonly string[] => {
  const given = sums.filter(({ expected }) => expected > 0);
  if (given.length === 0) return [formatMoney(0, 'EUR', language)];
  return given.map(({ expected, currency }) => formatMoney(expected, currency, language));
};

/** On a phone the form stands behind a button. */
const FirstLink = () => {
  const mayCreate = useRights()('CREATE_LINKS');
  return mayCreate && <NewLinkSwitch />;
};

/** What the links that match the list's filters may still bring. */
const useTotals = () => {
  const t = useListMessages();
  const language = useLanguage();
  return totalsOf(summariseOwnLinks, (data) => [
    {
      label: t('lists.linkSum'),
      values: data && expectedOf(data.sums, language),
    },
  ]);
};
