import { withReadableEmails } from '#contract/shown-text.ts';
import { use, useState } from 'react';
import {
  exportCustomers,
  importCustomers,
  listOwnCustomers,
  type Customer,
} from '#contract/customers/customers.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { ListPlaceContext } from '../../shared/list/list-place.ts';
import type { Field, ListDefinition } from '../kit/lists/list-definition.ts';
import { ListScreen } from '../kit/lists/ListScreen.tsx';
import { Person } from '../kit/lists/Person.tsx';
import { RecordsLayout } from '../kit/lists/RecordsLayout.tsx';
import { useList } from '../kit/lists/use-list.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { ArchivedChip } from './ArchivedChip.tsx';
import { CustomerDialog } from './CustomerDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { Proposals } from './Proposals.tsx';
import { CustomerMessages, useCustomerMessages } from './messages/customer-messages.ts';
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
  const close = (): void => setShown(undefined);
  return (
    <>
      <ListScreen
        of={useList(useCustomerList())}
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

const useCustomerList = (): ListDefinition<typeof listOwnCustomers> => {
  const t = useCustomerMessages();
  const { base } = usePortal();
  return {
    name: 'customers',
    endpoint: listOwnCustomers,
    title: t('customer.title'),
    subtitle: t('customer.subtitle'),
    label: t('customer.list'),
    sortBy: 'id',
    fields: useFields(),
    to: ({ id }) => `${base}/customers/${id}`,
    hasDisc: true,
    filters: [useStateFilter()],
    searchHint: t('customer.searchHint'),
    failed: t('customer.failed'),
    empty: { icon: 'person', title: t('customer.none'), hint: t('customer.noneHint') },
    export: { endpoint: exportCustomers, exported: (format) => t('customer.exported', { format }) },
  };
};

const useFields = (): readonly Field<Customer>[] => {
  const t = useCustomerMessages();
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
      place: 'amount',
      compact: ({ taxId }) => taxId,
    },
    {
      key: 'email',
      label: t('customer.email'),
      cell: ({ email }) => withReadableEmails(email ?? '-'),
      place: 'when',
      compact: ({ email, city }) => withReadableEmails(email ?? city ?? ''),
    },
    { key: 'city', label: t('customer.city'), cell: ({ city }) => city ?? '-' },
    { key: 'contact', label: t('customer.contact'), cell: ({ contact }) => contact ?? '-' },
    {
      key: 'state',
      label: t('customer.state'),
      whole: true,
      cell: ({ archivedAt }) => archivedAt !== null && <ArchivedChip />,
      place: 'chip',
    },
  ];
};
