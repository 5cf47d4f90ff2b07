import { call } from '../../shared/call.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { currency } from '#contract/fields.ts';
import { createLink, defaultLinkAmount } from '#contract/links/links.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useSending } from '../../shared/form/use-sending.ts';
import { formatAmount } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useLanguage, type Language } from '../../shared/messages/language.ts';
import { forgetGoneCustomer } from '../customers/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { PrintWarning } from '../kit/form/PrintWarning.tsx';
import { useMerchant } from '../kit/portal/queries.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { LinkResult } from './LinkResult.tsx';
import { LinkTerms } from './LinkTerms.tsx';
import classes from './LinksPage.module.css';
import { newLinkHash } from '../kit/portal/new-link-hash.ts';
import { copyParam } from './copied-link.ts';
import { copiedValues, linkOf } from './new-link-values.ts';
import type { NewLinkValues } from './new-link-values.ts';
import { useLink } from './use-link.ts';
import { useLinkMessages } from './messages/link-messages.ts';

const emptyOf = (language: Language): NewLinkValues => ({
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
  returnUrl: '',
});

/** The form, and the link that was made last. */
const useCreating = () => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const [created, setCreated] = useState<PaymentLink>();
  const form = useForm<NewLinkValues>({
    resolver: useContractResolver(createLink.body, linkOf),
    defaultValues: emptyOf(language),
  });
  const { send, failure } = useSending({
    send: (values: NewLinkValues) => {
      setCreated(undefined);
      return call(createLink, { body: linkOf(values) });
    },
    failed: t('merchant.links.createFailed'),
    affects: [['links']],
    affectsAlways: true,
    onDone: (link) => {
      setCreated(link);
      (['description', 'customerName', 'customerEmail', 'customerId'] as const).forEach((name) =>
        form.setValue(name, ''),
      );
    },
    onFailed: (error) => forgetGoneCustomer(form, error) && t('merchant.customerGone'),
  });
  const another = (): void => {
    // The form may be hidden until then.
    flushSync(() => setCreated(undefined));
    form.setFocus('amount', { shouldSelect: true });
  };
  useCopied((link) => {
    setCreated(undefined);
    form.reset(copiedValues(link, language));
  });
  return { form, send, failure, created, another };
};

/** Fills the form with the link that the URL names. */
const useCopied = (fill: (link: PaymentLink) => void): void => {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const id = Number(params.get(copyParam));
  const { data } = useLink(id, id > 0);
  const onCopied = useEffectEvent(fill);
  useEffect(() => {
    if (data) onCopied(data);
  }, [data, key]);
};

/** A link elsewhere may lead to the amount. */
const useFocusOfHash = ({ setFocus }: UseFormReturn<NewLinkValues>): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === newLinkHash) setFocus('amount', { shouldSelect: true });
  }, [hash, key, setFocus]);
};

/** Creates a payment link, shows its URL, clears the description and refetches the list (specification, point 7). */
export const CreateLink = () => {
  const t = useMerchantMessages();
  const { isDemo } = usePortal();
  const { data: merchant } = useMerchant();
  const { form, send, failure, created, another } = useCreating();
  useFocusOfHash(form);
  const readOnly = isDemo || merchant?.status === 'SUSPENDED' || merchant?.status === 'INACTIVE';
  return (
    <Panel title={t(created ? 'merchant.links.createdTitle' : 'merchant.links.create')}>
      <Form
        form={form}
        onSubmit={send}
        label={t('merchant.links.create')}
        className={classes[created ? 'replaced' : 'form']}
      >
        <LinkFields />
        <LinkTerms registration={merchant?.vatRegistration} />
        <LinkWarning />
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

const LinkFields = () => {
  const t = useMerchantMessages();
  const chosen = useWatch<NewLinkValues, 'currency'>({ name: 'currency' });
  return (
    <>
      <AmountInput name="amount" label={t('merchant.links.amount')} currency={chosen} required />
      <SelectInput
        name="currency"
        label={t('merchant.links.currency')}
        required
        help={chosen === 'BGN' ? t('merchant.links.levHelp') : undefined}
        choices={currency.options.map((value) => ({ value, label: value }))}
      />
      <TextInput name="description" label={t('merchant.links.description')} maxLength={500} />
    </>
  );
};

const LinkWarning = () => {
  const t = useMerchantMessages();
  const inLinks = useLinkMessages();
  return (
    <PrintWarning
      fields={[
        { name: 'description', label: t('merchant.links.description'), isInTaxFiles: true },
        { name: 'customerName', label: inLinks('link.payerName'), isInTaxFiles: true },
      ]}
    />
  );
};
