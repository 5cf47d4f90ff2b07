import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { currency } from '#contract/fields.ts';
import { createLink, defaultLinkAmount } from '#contract/links/links.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { messageOf } from '../../shared/api-error.ts';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { formatAmount } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useIsPhone } from '../../shared/layout/use-is-phone.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { forgetGoneCustomer } from '../customers/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { PrintWarning } from '../kit/form/PrintWarning.tsx';
import { useMerchant } from '../kit/portal/queries.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { LinkResult } from './LinkResult.tsx';
import { LinkTerms } from './LinkTerms.tsx';
import classes from './LinksPage.module.css';
import { newLinkHash } from '../kit/portal/new-link-hash.ts';
import { linkOf } from './new-link-values.ts';
import type { NewLinkValues } from './new-link-values.ts';
import { useLinkMessages } from './messages/link-messages.ts';

/** Creates a payment link, shows its URL, clears the description and refetches the list (specification, point 7). */
export const CreateLink = () => {
  const t = useMerchantMessages();
  const inLinks = useLinkMessages();
  const language = useLanguage();
  const { api, isDemo } = usePortal();
  const client = useQueryClient();
  const isPhone = useIsPhone();
  const { data: merchant } = useMerchant();
  const [created, setCreated] = useState<PaymentLink>();
  const [failure, setFailure] = useState<string>();
  const form = useForm<NewLinkValues>({
    resolver: useContractResolver(createLink.body, linkOf),
    defaultValues: {
      amount: formatAmount(defaultLinkAmount, language),
      currency: 'EUR',
      description: '',
      usage: 'SINGLE',
      validity: '30',
      customerName: '',
      customerEmail: '',
      taxRate: '',
      vatGround: '',
      customerId: '',
    },
  });
  const { hash, key } = useLocation();
  const { setFocus } = form;
  useEffect(() => {
    if (hash === newLinkHash) setFocus('amount', { shouldSelect: true });
  }, [hash, key, setFocus]);
  const chosen = useWatch({ control: form.control, name: 'currency' });
  const readOnly = isDemo || merchant?.status === 'SUSPENDED' || merchant?.status === 'INACTIVE';

  const create = async (values: NewLinkValues): Promise<void> => {
    setFailure(undefined);
    setCreated(undefined);
    try {
      setCreated(await api.createLink(linkOf(values)));
      (['description', 'customerName', 'customerEmail', 'customerId'] as const).forEach((name) =>
        form.setValue(name, ''),
      );
    } catch (error) {
      showFieldErrors(form, error);
      const isGone = forgetGoneCustomer(form, error);
      setFailure(isGone ? t('merchant.customerGone') : messageOf(error, t('merchant.links.createFailed')));
    }
    await client.invalidateQueries({ queryKey: ['links'] });
  };

  const another = (): void => {
    // The form may be hidden until then.
    flushSync(() => setCreated(undefined));
    setFocus('amount', { shouldSelect: true });
  };

  return (
    <Panel title={t('merchant.links.create')}>
      <Form
        form={form}
        onSubmit={create}
        label={t('merchant.links.create')}
        className={classes[created && isPhone ? 'replaced' : 'form']}
      >
        <AmountInput name="amount" label={t('merchant.links.amount')} currency={chosen} required />
        <SelectInput
          name="currency"
          label={t('merchant.links.currency')}
          required
          help={chosen === 'BGN' ? t('merchant.links.levHelp') : undefined}
          choices={currency.options.map((value) => ({ value, label: value }))}
        />
        <TextInput name="description" label={t('merchant.links.description')} maxLength={500} />
        <LinkTerms registration={merchant?.vatRegistration} />
        <PrintWarning
          fields={[
            { name: 'description', label: t('merchant.links.description'), isInTaxFiles: true },
            { name: 'customerName', label: inLinks('link.payerName'), isInTaxFiles: true },
          ]}
        />
        <div className={classes['foot']}>
          <SubmitButton disabled={readOnly}>{t('merchant.links.submit')}</SubmitButton>
        </div>
      </Form>
      {readOnly && (
        <Banner tone="info">{t(isDemo ? 'merchant.demo.create' : 'merchant.links.readOnly')}</Banner>
      )}
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      {created && <LinkResult link={created} onAnother={another} />}
    </Panel>
  );
};
