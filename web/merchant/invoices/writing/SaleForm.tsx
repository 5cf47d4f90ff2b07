import type { ComponentProps, ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { Form } from '../../../shared/form/Form.tsx';
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { ButtonLink } from '../../../shared/layout/Button.tsx';
import { Facts } from '../../../shared/layout/Facts.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { fromMinor } from '../../../shared/money.ts';
import { Banner } from '../../../shared/state/Banner.tsx';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import { sumsOf, type DraftValues } from './draft-values.ts';
import classes from './InvoiceForm.module.css';
import { InvoiceCustomer } from './InvoiceCustomer.tsx';
import { LineFields } from './LineFields.tsx';

interface SaleFormProps<V extends DraftValues> {
  readonly form: UseFormReturn<V>;
  readonly label: string;
  readonly merchant: Merchant;
  readonly send: Parameters<typeof Form<V>>[0]['onSubmit'];
  readonly failure: string | undefined;
  readonly submit: string;
  readonly cancelTo: string;
  /** The title of the terms, and their fields. */
  readonly terms: readonly [title: string, fields: ReactNode];
  readonly customer?: ComponentProps<typeof InvoiceCustomer>;
  /** Stands above the button. */
  readonly note?: ReactNode;
}

/** The form of what is sold to whom, with terms of its own: of a proforma, and of what repeats. */
export const SaleForm = <V extends DraftValues>(props: SaleFormProps<V>) => {
  const { form, label, merchant, send, failure, submit, cancelTo, terms, customer, note } = props;
  const t = useMerchantMessages();
  const [title, fields] = terms;
  return (
    <Form form={form} onSubmit={send} label={label} className={classes['form']}>
      <div className={classes['fields']}>
        <Panel title={t('merchant.draft.customer')}>
          <InvoiceCustomer {...customer} />
        </Panel>
        <Panel title={t('merchant.draft.lines')}>
          <LineFields registration={merchant.vatRegistration} />
        </Panel>
        <Panel title={title}>
          <div className={classes['grid']}>{fields}</div>
        </Panel>
      </div>
      <div className={classes['side']}>
        <Sums />
        {note}
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <SubmitButton full size="large">
          {submit}
        </SubmitButton>
        <ButtonLink to={cancelTo} variant="quiet">
          {t('shared.cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
};

const Sums = () => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const [items, currency] = useWatch<DraftValues, ['items', 'currency']>({ name: ['items', 'currency'] });
  const { subtotal, tax, total } = sumsOf(items);
  const shown = (minor: bigint): string => formatMoney(fromMinor(minor), currency, language);
  return (
    <Panel>
      <Facts
        facts={[
          [t('merchant.invoice.subtotal'), shown(subtotal)],
          [t('merchant.draft.vat'), shown(tax)],
          [t('merchant.invoices.total'), shown(total)],
        ]}
      />
    </Panel>
  );
};
