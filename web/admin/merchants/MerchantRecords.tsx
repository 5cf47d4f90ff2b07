import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { AuditCards, AuditTable } from '../audit-log/index.ts';
import { CustomerCards, CustomerTable } from '../customers/index.ts';
import { InvoiceCards, InvoiceTable } from '../invoices/index.ts';
import { RelatedRecords } from '../kit/lists/RelatedRecords.tsx';
import { LinkCards, LinkTable } from '../payment-links/index.ts';
import { PaymentCards, PaymentTable } from '../payments/index.ts';
import type { en } from '../kit/messages/en.ts';

export const MerchantPayments = () => {
  const t = useMessages<typeof en>();
  return (
    <RelatedRecords
      reference="payments"
      target="merchantId"
      table={<PaymentTable />}
      cards={<PaymentCards />}
      empty={<EmptyState icon="card" title={t('admin.payments.empty')} />}
    />
  );
};

export const MerchantLinks = () => {
  const t = useMessages<typeof en>();
  return (
    <RelatedRecords
      reference="payment-links"
      target="merchantId"
      table={<LinkTable />}
      cards={<LinkCards />}
      empty={<EmptyState icon="link" title={t('admin.links.empty')} />}
    />
  );
};

export const MerchantInvoices = () => {
  const t = useMessages<typeof en>();
  return (
    <RelatedRecords
      reference="invoices"
      target="merchantId"
      table={<InvoiceTable />}
      cards={<InvoiceCards />}
      empty={<EmptyState icon="invoice" title={t('admin.invoices.empty')} />}
    />
  );
};

export const MerchantCustomers = () => {
  const t = useMessages<typeof en>();
  return (
    <RelatedRecords
      reference="customers"
      target="merchantId"
      table={<CustomerTable />}
      cards={<CustomerCards />}
      empty={<EmptyState icon="person" title={t('admin.customers.empty')} />}
    />
  );
};

/** The audit entries of the merchant. */
export const MerchantAudit = () => {
  const t = useMessages<typeof en>();
  return (
    <RelatedRecords
      reference="audit-log"
      target="subjectId"
      filter={{ subjectType: 'merchant' }}
      table={<AuditTable />}
      cards={<AuditCards />}
      empty={<EmptyState icon="journal" title={t('admin.audit.empty')} />}
    />
  );
};
