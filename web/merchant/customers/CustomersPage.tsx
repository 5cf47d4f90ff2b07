import { withReadableEmails } from '#contract/shown-text.ts';
import { use, useState } from 'react';
import { exportCustomers, importCustomers, type Customer } from '#contract/customers/customers.ts';
import { ExportMenu } from '../kit/lists/ExportMenu.tsx';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import { ListPlaceContext } from '../../shared/list/list-place.ts';
import type { ListSettings } from '../../shared/list/list-state.ts';
import type { RecordRow } from '../../shared/list/RecordRows.tsx';
import { useListState } from '../../shared/list/use-list-state.ts';
import { ListTitle } from '../kit/lists/ListTitle.tsx';
import { Person } from '../kit/lists/Person.tsx';
import { RecordsLayout } from '../kit/lists/RecordsLayout.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { ArchivedChip } from './ArchivedChip.tsx';
import { CustomerDialog } from './CustomerDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { Proposals } from './Proposals.tsx';
import { RecordList } from './RecordList.tsx';
import { CustomerMessages, useCustomerMessages } from './messages/customer-messages.ts';
import { customerKeys, useCustomers } from './use-customers.ts';

const settings: ListSettings = {
  sortFields: ['id', 'name', 'createdAt'],
  sortBy: 'id',
  filters: { search: 'text', state: ['IN_USE', 'ARCHIVED', 'ALL'] },
};

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
  const holds = useRights();
  const [list, changeList] = useListState(settings);
  const customers = useCustomers(list);
  const [shown, setShown] = useState<'add' | 'import'>();
  const { isNarrow } = use(ListPlaceContext);
  const mayChange = holds('WRITE_DOCUMENTS');
  const close = (): void => setShown(undefined);
  return (
    <>
      <ListTitle title={t('customer.title')} subtitle={t('customer.subtitle')}>
        {mayChange && (
          <Button variant="primary" onClick={() => setShown('add')}>
            <Icon name="plus" />
            {t('customer.add')}
          </Button>
        )}
        {holds('EXPORT') && (
          <ExportMenu
            endpoint={exportCustomers}
            filters={list.filters}
            exported={(format) => t('customer.exported', { format })}
            isEmpty={customers.data?.total === 0}
          />
        )}
        {mayChange && <Button onClick={() => setShown('import')}>{t('customer.import.action')}</Button>}
      </ListTitle>
      <RecordList
        label={t('customer.list')}
        searchHint={t('customer.searchHint')}
        failed={t('customer.failed')}
        empty={{ icon: 'person', title: t('customer.none'), hint: t('customer.noneHint') }}
        query={customers}
        columns={useColumns()}
        row={useRow()}
        list={list}
        changeList={changeList}
      />
      {mayChange && !isNarrow && <Proposals />}
      {shown === 'add' && <CustomerDialog onClose={close} />}
      {shown === 'import' && (
        <ImportDialog
          endpoint={importCustomers}
          about={t('customer.import.customers')}
          affects={customerKeys.customers}
          onClose={close}
        />
      )}
    </>
  );
};

const useColumns = (): readonly Column<Customer>[] => {
  const t = useCustomerMessages();
  return [
    {
      key: 'name',
      label: t('customer.name'),
      sortBy: 'name',
      opens: true,
      cell: ({ name, id }) => <Person name={name} detail={`№ ${id}`} />,
    },
    {
      key: 'taxId',
      label: t('customer.taxId'),
      whole: true,
      cell: ({ taxId, vatNumber }) => taxId ?? vatNumber ?? '-',
    },
    { key: 'email', label: t('customer.email'), cell: ({ email }) => withReadableEmails(email ?? '-') },
    { key: 'city', label: t('customer.city'), cell: ({ city }) => city ?? '-' },
    { key: 'contact', label: t('customer.contact'), cell: ({ contact }) => contact ?? '-' },
    {
      key: 'state',
      label: t('customer.state'),
      whole: true,
      cell: ({ archivedAt }) => archivedAt !== null && <ArchivedChip />,
    },
  ];
};

const useRow = (): ((customer: Customer) => RecordRow) => {
  const { base } = usePortal();
  return ({ id, name, email, city, taxId, archivedAt }) => ({
    to: `${base}/customers/${id}`,
    what: name,
    when: withReadableEmails(email ?? city ?? ''),
    amount: taxId ?? '',
    hasDisc: true,
    chip: archivedAt === null ? null : <ArchivedChip />,
  });
};
