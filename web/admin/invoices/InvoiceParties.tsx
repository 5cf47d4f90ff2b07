import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { countryNames } from '#contract/sale-vat.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { useInvoiceMessages } from './use-invoice-messages.ts';

/** Seller and buyer as printed on the document; later changes of the parties do not affect it. */
export const InvoiceParties = ({ invoice }: { invoice: Invoice }) => {
  const { t, name } = useInvoiceMessages(invoice);
  const countryOf = countryNames(useLanguage());
  const { seller, buyer } = invoice;
  const factsOf = (party: Invoice['seller']): (readonly [string, ReactNode])[] => [
    [name('partyName'), party.name],
    [name('address'), party.address],
    [name('country'), party.country && countryOf(party.country)],
    [name('taxId'), party.taxId],
    [name('vatNumber'), party.vatNumber],
  ];
  return (
    <Panel title={t('admin.invoices.parties')}>
      <Typography variant="h3">{t('admin.invoices.seller')}</Typography>
      <Facts facts={factsOf(seller)} />
      <Typography variant="h3">{t('admin.invoices.buyer')}</Typography>
      <Facts facts={[...factsOf(buyer), [name('customerEmail'), invoice.customerEmail]]} />
    </Panel>
  );
};
