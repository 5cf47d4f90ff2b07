import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { currency } from '#contract/fields.ts';
import { defaultLinkAmount } from '#contract/links.ts';
import type { PaymentLink } from '#contract/links.ts';
import { sentenceOf } from '../../shared/call-refused.ts';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { formatAmount } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import type { NewLink } from '../../shared/portal/portal-api.ts';
import { usePortal } from '../portal.ts';
import { useMerchant } from '../queries.ts';
import { useMerchantWords } from '../words/use-merchant-words.ts';
import classes from './LinksPage.module.css';

interface Values {
  amount: string;
  currency: NewLink['currency'];
  description: string;
}

/** Creates a link, shows its address, empties the description and reloads the list (specification, point 7). */
export const CreateLink = () => {
  const t = useMerchantWords();
  const language = useLanguage();
  const { api, isDemo } = usePortal();
  const client = useQueryClient();
  const { data: merchant } = useMerchant();
  const [created, setCreated] = useState<PaymentLink>();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    defaultValues: { amount: formatAmount(defaultLinkAmount, language), currency: 'EUR', description: '' },
  });
  const chosen = useWatch({ control: form.control, name: 'currency' });
  const readOnly = isDemo || merchant?.status === 'SUSPENDED' || merchant?.status === 'INACTIVE';

  const create = async ({ amount, currency: inCurrency, description }: Values): Promise<void> => {
    setFailure(undefined);
    setCreated(undefined);
    try {
      setCreated(
        await api.createLink({ amount: parseAmount(amount) ?? 0, currency: inCurrency, description }),
      );
      form.setValue('description', '');
    } catch (error) {
      showFieldErrors(form, error);
      setFailure(sentenceOf(error, t('merchant.links.createFailed')));
    }
    await client.invalidateQueries({ queryKey: ['links'] });
  };

  return (
    <Panel title={t('merchant.links.create')}>
      <Form form={form} onSubmit={create} label={t('merchant.links.create')} className={classes['form']}>
        <AmountInput name="amount" label={t('merchant.links.amount')} required />
        <SelectInput
          name="currency"
          label={t('merchant.links.currency')}
          required
          help={chosen === 'BGN' ? t('merchant.links.levHelp') : undefined}
          choices={currency.options.map((value) => ({ value, label: value }))}
        />
        <TextInput name="description" label={t('merchant.links.description')} maxLength={500} />
        <div className={classes['foot']}>
          <SubmitButton disabled={readOnly}>{t('merchant.links.submit')}</SubmitButton>
        </div>
      </Form>
      {readOnly && (
        <Banner tone="info">{t(isDemo ? 'merchant.demo.create' : 'merchant.links.readOnly')}</Banner>
      )}
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      {created && (
        <Banner
          tone="success"
          action={<CopyButton text={created.paymentLinkUrl} label={t('merchant.links.copyUrl')} />}
        >
          {t('merchant.links.created')} <a href={created.paymentLinkUrl}>{created.paymentLinkUrl}</a>
        </Banner>
      )}
    </Panel>
  );
};
