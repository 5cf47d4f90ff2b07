import {
  listOwnProformas,
  proformaKinds,
  proformaStates,
  type ProformaSummary,
} from '#contract/proformas/proformas.ts';
import { formatDate } from '../../../shared/format/format-date.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../../shared/layout/Button.tsx';
import { choicesOf } from '../../../shared/list/status-tabs.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import type { Field, ListDefinition } from '../../kit/lists/list-definition.ts';
import { ListScreen } from '../../kit/lists/ListScreen.tsx';
import { Person } from '../../kit/lists/Person.tsx';
import { RecordsLayout } from '../../kit/lists/RecordsLayout.tsx';
import { useList } from '../../kit/lists/use-list.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { useRights } from '../../kit/portal/use-rights.ts';
import { WriteOffer } from '../InvoiceActions.tsx';
import { SaleTabs } from '../sale-tabs.tsx';
import { ProformaChip, ProformaMessages, useProformaMessages } from '../../sales/index.ts';

/** Proformas and offers, with the one of the nested route beside them. */
const ProformasPage = () => (
  <ProformaMessages>
    <RecordsLayout path={`${usePortal().base}/proformas`}>
      <SaleTabs />
      <Screen />
    </RecordsLayout>
  </ProformaMessages>
);
export default ProformasPage;

const Screen = () => {
  const mayWrite = useRights()('WRITE_DOCUMENTS') && !usePortal().isDemo;
  return (
    <ListScreen
      of={useList(useProformaList())}
      action={
        mayWrite && (
          <>
            <WriteProforma />
            <WriteOffer />
          </>
        )
      }
    />
  );
};

const WriteProforma = () => {
  const t = useProformaMessages();
  const { base } = usePortal();
  return (
    <ButtonLink to={`${base}/proformas/new`} variant="primary">
      <Icon name="plus" />
      {t('proforma.write')}
    </ButtonLink>
  );
};

const useProformaList = (): ListDefinition<typeof listOwnProformas> => {
  const t = useProformaMessages();
  const { base } = usePortal();
  return {
    name: 'proformas',
    endpoint: listOwnProformas,
    // The tabs of the list are its states.
    input: ({ filters: { status, ...filters }, ...place }) => ({
      query: { ...place, ...filters, ...(status !== undefined && { state: status }) } as object,
    }),
    label: t('proforma.title'),
    subtitle: t('proforma.subtitle'),
    sortBy: 'createdAt',
    to: ({ id }) => `${base}/proformas/${id}`,
    fields: useFields(),
    statuses: choicesOf(proformaStates, (state) => t(`proforma.states.${state}`)),
    filters: [
      {
        name: 'kind',
        label: t('proforma.kind'),
        choices: choicesOf(proformaKinds, (kind) => t(`proforma.kinds.${kind}`)),
      },
    ],
    searchHint: t('proforma.searchHint'),
    failed: t('proforma.failed'),
    empty: { icon: 'invoice', title: t('proforma.none'), hint: t('proforma.noneHint') },
  };
};

const useFields = (): readonly Field<ProformaSummary>[] => {
  const t = useProformaMessages();
  const language = useLanguage();
  return [
    {
      key: 'customer',
      label: t('proforma.customer'),
      opens: true,
      place: 'what',
      cell: ({ customerName, about }) => <Person name={customerName} detail={about} />,
      compact: ({ customerName }) => customerName,
    },
    {
      key: 'total',
      label: t('proforma.total'),
      sortBy: 'total',
      align: 'end',
      isFixed: true,
      place: 'amount',
      cell: ({ total, currency }) => formatMoney(total, currency, language),
    },
    {
      key: 'number',
      label: t('proforma.number'),
      sortBy: 'number',
      whole: true,
      cell: ({ kind, number }) => `${t(`proforma.kinds.${kind}`)} ${number}`,
    },
    {
      key: 'validUntil',
      label: t('proforma.validUntil'),
      sortBy: 'validUntil',
      whole: true,
      place: 'when',
      cell: ({ validUntil }) => formatDate(validUntil),
    },
    {
      key: 'state',
      label: t('proforma.state'),
      whole: true,
      place: 'chip',
      cell: ({ state }) => <ProformaChip state={state} />,
    },
  ];
};
