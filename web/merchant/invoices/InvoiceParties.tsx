import { withReadableEmails } from '#contract/shown-text.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { countryNames } from '#contract/sale-vat.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './InvoicePage.module.css';

export const InvoiceParties = ({ invoice }: { invoice: Invoice }) => {
  const t = useMerchantMessages();
  return (
    <div className={classes['parties']}>
      <Party title={t('merchant.invoice.seller')} party={invoice.seller} />
      <Party title={t('merchant.invoice.buyer')} party={invoice.buyer} email={invoice.customerEmail} />
    </div>
  );
};

interface PartyProps {
  readonly title: string;
  readonly party: Invoice['seller'];
  readonly email?: string | null;
}

const Party = ({ title, party, email = null }: PartyProps) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  return (
    <section>
      <h2 className={classes['label']}>{title}</h2>
      <p>
        <strong>{party.name || t('merchant.invoice.noBuyer')}</strong>
      </p>
      {party.address !== null && <p>{party.address}</p>}
      {party.country !== null && party.country !== 'BG' && <p>{countryNames(language)(party.country)}</p>}
      {party.taxId !== null && (
        <p>
          {t('merchant.invoice.taxId')}: {party.taxId}
        </p>
      )}
      {party.vatNumber !== null && (
        <p>
          {t('merchant.invoice.vatNumber')}: {party.vatNumber}
        </p>
      )}
      {email !== null && (
        <p>
          {t('merchant.invoice.email')}: {withReadableEmails(email)}
        </p>
      )}
    </section>
  );
};
