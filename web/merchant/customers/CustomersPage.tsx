import { withReadableEmails } from '#contract/shown-text.ts';
import { use, useState } from 'react';
import {
  exportCustomers,
  importCustomers,
  listOwnCustomers,
  type CustomerWithMoney,
} from '#contract/customers/customers.ts';
import { summariseOwnCustomers } from '#contract/list-summaries.ts';
import { call } from '../../shared/call.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { joined } from '../../shared/format/joined.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { ListPlaceContext } from '../../shared/list/list-place.ts';
import { choicesOf } from '../../shared/list/status-tabs.ts';
import { Chip } from '../../shared/StatusChip.tsx';
import type { Field, ListDefinition } from '../kit/lists/list-definition.ts';
import { ListScreen } from '../kit/lists/ListScreen.tsx';
import { Person } from '../kit/lists/Person.tsx';
import { RecordsLayout } from '../kit/lists/RecordsLayout.tsx';
import { useList } from '../kit/lists/use-list.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { ArchivedChip } from './ArchivedChip.tsx';
import { CustomerDialog } from './CustomerDialog.tsx';
import { CustomerOrder } from './CustomerOrder.tsx';
import classes from './Customers.module.css';
import { ImportDialog } from '../kit/imports/ImportDialog.tsx';
import { RecentImports } from './RecentImports.tsx';
import { Proposals } from './Proposals.tsx';
import { CustomerMessages, useCustomerMessages } from './messages/customer-messages.ts';
import { useCustomerMoney, useSeesMoney } from './use-customer-money.ts';
import { customerKeys } from './use-customers.ts';
import { useStateFilter } from './use-state-filter.ts';

/** The customers, with the one of the nested route beside them. */
export const CustomersPage = () => (
  <CustomerMessages>
    <RecordsLayout path={`${usePortal().base}/customers`}>
      <Screen />
    </RecordsLayout>
  </CustomerMessages>
);

const Screen = () => {
  const t = useCustomerMessages();
  const [shown, setShown] = useState<'add' | 'import'>();
  const { isNarrow } = use(ListPlaceContext);
  const mayChange = useRights()('WRITE_DOCUMENTS');
  const seesMoney = useSeesMoney();
  const list = useList(useCustomerList());
  const close = (): void => setShown(undefined);
  return (
    <>
      <ListScreen
        of={list}
        action={
          mayChange && (
            <Button variant="primary" onClick={() => setShown('add')}>
              <Icon name="plus" />
              {t('customer.add')}
            </Button>
          )
        }
        lastAction={
          mayChange && <Button onClick={() => setShown('import')}>{t('customer.import.action')}</Button>
        }
      />
      {seesMoney && <CustomerOrder of={list} />}
      {mayChange && !isNarrow && <Proposals />}
      {shown === 'add' && <CustomerDialog onClose={close} />}
      {shown === 'import' && (
        <ImportDialog
          send={(isDryRun, body) =>
            call(importCustomers, { query: { dryRun: isDryRun ? 'true' : 'false' }, body })
          }
          about={t('customer.import.customers')}
          recent={<RecentImports records="CUSTOMERS" affects={customerKeys.customers} />}
          affects={[customerKeys.customers]}
          onClose={close}
        />
      )}
    </>
  );
};

const useCustomerList = (): ListDefinition<typeof listOwnCustomers> => {
  const t = useCustomerMessages();
  const { base } = usePortal();
  const seesMoney = useSeesMoney();
  return {
    name: 'customers',
    endpoint: listOwnCustomers,
    title: t('customer.title'),
    subtitle: t('customer.subtitle'),
    label: t('customer.list'),
    // Who owes most is first; without debts the newest.
    sortBy: seesMoney ? 'unpaid' : 'id',
    fields: useFields(seesMoney),
    ...(seesMoney && {
      counts: summariseOwnCustomers,
      statuses: choicesOf(['OWING', 'OVERDUE'], (status) => t(`customer.statuses.${status}`)),
    }),
    to: ({ id }) => `${base}/customers/${id}`,
    hasDisc: true,
    filters: [useStateFilter()],
    searchHint: t('customer.searchHint'),
    failed: t('customer.failed'),
    empty: { icon: 'person', title: t('customer.none'), hint: t('customer.noneHint') },
    export: { endpoint: exportCustomers, exported: (format) => t('customer.exported', { format }) },
  };
};

const useFields = (seesMoney: boolean): readonly Field<CustomerWithMoney>[] => {
  const t = useCustomerMessages();
  const money = useMoneyFields();
  return [
    {
      key: 'name',
      label: t('customer.name'),
      sortBy: 'name',
      opens: true,
      cell: ({ name, id }) => <Person name={name} detail={`№ ${id}`} />,
      place: 'what',
      compact: ({ name }) => name,
    },
    {
      key: 'taxId',
      label: t('customer.taxId'),
      whole: true,
      cell: ({ taxId, vatNumber }) => taxId ?? vatNumber ?? '-',
    },
    ...(seesMoney ? money : []),
    {
      key: 'email',
      label: t('customer.email'),
      ...(seesMoney && { isOptional: true as const }),
      cell: ({ email }) => withReadableEmails(email ?? '-'),
      ...(!seesMoney && {
        place: 'when' as const,
        compact: ({ email, city }: CustomerWithMoney) => withReadableEmails(email ?? city ?? ''),
      }),
    },
    { key: 'city', label: t('customer.city'), isOptional: true, cell: ({ city }) => city ?? '-' },
    { key: 'contact', label: t('customer.contact'), isOptional: true, cell: ({ contact }) => contact ?? '-' },
    {
      key: 'state',
      label: t('customer.state'),
      whole: true,
      cell: ({ archivedAt }) => archivedAt !== null && <ArchivedChip />,
      place: 'chip',
      compact: ({ archivedAt, overdue }) =>
        archivedAt === null ? <Overdue amount={overdue} /> : <ArchivedChip />,
    },
  ];
};

/** Marks a customer of whom something is overdue. */
const Overdue = ({ amount }: { amount: number | null }) => {
  const t = useCustomerMessages();
  return (
    amount !== null &&
    amount > 0 && (
      <Chip tone="error" status="OVERDUE">
        {t('customer.overdue')}
      </Chip>
    )
  );
};

const useMoneyFields = (): readonly Field<CustomerWithMoney>[] => {
  const t = useCustomerMessages();
  const { year, euro } = useCustomerMoney();
  return [
    {
      key: 'turnover',
      label: t('customer.turnover', { year }),
      sortBy: 'turnover',
      align: 'end',
      whole: true,
      cell: ({ turnover }) => euro(turnover),
      place: 'when',
      compact: ({ turnover, lastPurchaseOn }) =>
        joined([
          turnover ? t('customer.turnoverShort', { year, amount: euro(turnover) }) : null,
          lastPurchaseOn === null ? t('customer.noPurchase') : formatDate(lastPurchaseOn),
        ]),
    },
    {
      key: 'unpaid',
      label: t('customer.unpaid'),
      sortBy: 'unpaid',
      align: 'end',
      whole: true,
      cell: ({ unpaid, overdue }) => (
        <span className={classes['owed']}>
          <Overdue amount={overdue} /> {unpaid ? euro(unpaid) : '-'}
        </span>
      ),
      place: 'amount',
      compact: ({ unpaid }) => (unpaid ? t('customer.owes', { amount: euro(unpaid) }) : ''),
    },
    {
      key: 'lastPurchaseOn',
      label: t('customer.lastPurchase'),
      sortBy: 'lastPurchaseOn',
      whole: true,
      cell: ({ lastPurchaseOn }) => formatDate(lastPurchaseOn),
    },
  ];
};
