import type { Customer } from '#contract/customers/customers.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { RecordPage } from '../kit/fields/RecordPage.tsx';
import { RecordTitle } from '../kit/fields/RecordTitle.tsx';
import { Reference } from '../kit/fields/Reference.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import type { en } from '../kit/messages/en.ts';

/** One customer of a merchant, read only. */
export const CustomerShow = () => (
  <RecordPage<Customer>>{(customer) => <About customer={customer} />}</RecordPage>
);

const About = ({ customer }: { customer: Customer }) => {
  const t = useMessages<typeof en>();
  const name = (field: keyof typeof en.resources.customers.fields) =>
    t(`resources.customers.fields.${field}`);
  return (
    <>
      <RecordTitle
        resource="customers"
        backTo={`/admin/merchants/${customer.merchantId}/show/customers`}
        title={customer.name}
        subtitle={t('admin.customers.customer', { id: customer.id })}
      />
      <Panel title={t('admin.customers.about')}>
        <Facts
          facts={[
            [name('merchantId'), <Reference key="merchant" to="merchants" by="merchantId" otherwise="-" />],
            [name('taxId'), customer.taxId],
            [name('vatNumber'), customer.vatNumber],
            [name('contact'), customer.contact],
            [name('email'), customer.email],
            [name('phone'), customer.phone],
            [name('address'), customer.address],
            [name('city'), customer.city],
            [name('country'), customer.country],
            [name('createdAt'), formatDateTime(customer.createdAt)],
            [name('archivedAt'), customer.archivedAt === null ? null : formatDateTime(customer.archivedAt)],
          ]}
        />
      </Panel>
    </>
  );
};
