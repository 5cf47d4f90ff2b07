import { withReadableEmails } from '#contract/shown-text.ts';
import { DataTable, SimpleList } from 'react-admin';
import type { Customer } from '#contract/customers/customers.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { ShowLink } from '../kit/fields/ShowLink.tsx';

export const CustomerTable = () => (
  <DataTable<Customer> bulkActionButtons={false} rowClick="show">
    <DataTable.Col<Customer>
      source="name"
      render={({ id, name }) => (
        <ShowLink resource="customers" id={id}>
          {name}
        </ShowLink>
      )}
    />
    <DataTable.Col<Customer> source="taxId" disableSort />
    <DataTable.Col<Customer>
      source="email"
      disableSort
      render={({ email }) => withReadableEmails(email ?? '')}
    />
    <DataTable.Col<Customer> source="city" disableSort />
    <DataTable.Col<Customer> source="createdAt" render={({ createdAt }) => formatDate(createdAt)} />
  </DataTable>
);

export const CustomerCards = () => (
  <SimpleList<Customer>
    rowClick="show"
    primaryText={({ name }) => name}
    secondaryText={({ taxId, email }) => joined([taxId, email])}
    tertiaryText={({ createdAt }) => formatDate(createdAt)}
  />
);
