import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Customer, CustomerWithMoney } from '#contract/customers/customers.ts';
import { joined } from '../../shared/format/joined.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { lazyPart } from '../../shared/state/lazy-part.ts';
import { usePortal } from '../kit/portal/portal.ts';
import type { RecordAction } from '../kit/records/record-action.ts';
import { RecordActions } from '../kit/records/RecordActions.tsx';
import { RecordScreen } from '../kit/lists/RecordScreen.tsx';
import { useRights } from '../kit/portal/use-rights.ts';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { ArchivedChip } from './ArchivedChip.tsx';
import { CustomerVatCheck, isCheckable } from './CustomerVatCheck.tsx';
import { CustomerMoney } from './CustomerMoney.tsx';
import { CustomerDialog } from './CustomerDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { Statement } from './Statement.tsx';
import { CustomerMessages, useCustomerMessages } from './messages/customer-messages.ts';
import { useCustomer } from './use-customers.ts';

/** A lazy chunk with its texts. */
const CustomerSales = lazyPart(async () => ({
  default: (await import('../sales/CustomerSales.tsx')).default,
}));

export const CustomerPage = () => (
  <CustomerMessages>
    <Screen />
  </CustomerMessages>
);

const Screen = () => {
  const t = useCustomerMessages();
  const { base } = usePortal();
  return (
    <RecordScreen
      query={useCustomer(Number(useParams()['id']))}
      back={{ to: `${base}/customers`, label: t('customer.back') }}
      icon="person"
      missing={t('customer.notFound')}
      failed={t('customer.failed')}
    >
      {(customer) => (
        <>
          <PageTitle
            title={customer.name}
            subtitle={t(`customer.kinds.${customer.kind}`)}
            status={customer.archivedAt !== null && <ArchivedChip />}
          >
            <Actions customer={customer} />
          </PageTitle>
          <CustomerMoney of={customer} />
          <About customer={customer} />
          <Suspense fallback={null}>
            <CustomerSales customerId={customer.id} />
          </Suspense>
          <Statement customerId={customer.id} />
        </>
      )}
    </RecordScreen>
  );
};

type CustomerProps = Readonly<{ customer: Customer }>;

const About = ({ customer }: CustomerProps) => {
  const t = useCustomerMessages();
  const { city, address, country, language, note } = customer;
  const place = joined([city, address, country === 'BG' ? null : country], ', ');
  return (
    <Panel title={t('customer.about')}>
      <Facts
        facts={[
          [t('customer.taxId'), customer.taxId],
          [t('customer.vatNumber'), customer.vatNumber],
          ...(isCheckable(customer)
            ? [[t('customer.vatCheck.label'), <CustomerVatCheck key="vat" customer={customer} />] as const]
            : []),
          [t('customer.address'), place === '' ? null : place],
          [t('customer.contact'), customer.contact],
          [t('customer.email'), customer.email],
          [t('customer.phone'), customer.phone],
          [t('customer.language'), t(`customer.languages.${language}`)],
          [t('customer.dueDays'), customer.dueDays],
          [t('customer.note'), note],
        ]}
      />
    </Panel>
  );
};

type CustomerAction = 'edit' | 'merge' | 'archive';

/** Its unpaid invoices when it owes, else a new one; the others beside and in the menu. An archived customer is only put back. */
const Actions = ({ customer }: Readonly<{ customer: CustomerWithMoney }>) => {
  const t = useCustomerMessages();
  const { base } = usePortal();
  const holds = useRights();
  const [shown, setShown] = useState<CustomerAction>();
  const close = (): void => setShown(undefined);
  if (!holds('WRITE_DOCUMENTS')) return null;
  const { id, name, overdue, archivedAt } = customer;
  const action = (label: string, opened: CustomerAction): RecordAction => ({
    label,
    onPress: () => setShown(opened),
  });
  const write = { label: t('merchant.invoices.write'), to: `${base}/invoices/new?customer=${id}` };
  const status = (overdue ?? 0) > 0 ? 'OVERDUE' : 'PENDING';
  const owed = {
    label: t('customer.unpaidInvoices'),
    to: `${base}/invoices?${new URLSearchParams({ search: name, status }).toString()}`,
  };
  const owes = (customer.unpaid ?? 0) > 0;
  const edit = action(t('customer.edit'), 'edit');
  const others = [
    { label: t('customer.newProforma'), to: `${base}/proformas/new?customer=${id}` },
    { label: t('customer.repeat'), to: `${base}/schedules/new?customer=${id}` },
  ];
  const more = [
    ...others,
    action(t('customer.merge.action'), 'merge'),
    action(t('customer.archive.action'), 'archive'),
  ];
  return (
    <>
      {archivedAt === null ? (
        <RecordActions primary={owes ? owed : write} beside={[edit]} more={owes ? [write, ...more] : more} />
      ) : (
        <RecordActions beside={[action(t('customer.archive.restore'), 'archive')]} />
      )}
      {shown === 'edit' && <CustomerDialog customer={customer} onClose={close} />}
      {shown === 'merge' && <MergeDialog customer={customer} onClose={close} />}
      {shown === 'archive' && <ArchiveDialog customer={customer} onClose={close} />}
    </>
  );
};
