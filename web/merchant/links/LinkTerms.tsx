import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { linkUsages } from '#contract/links/links.ts';
import type { VatRegistration } from '#contract/sale-vat.ts';
import { LinkRate } from './LinkRate.tsx';
import { LinkItemPicker } from './LinkItemPicker.tsx';
import { LinkPayer } from './LinkPayer.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import classes from './LinksPage.module.css';
import { noEnd } from './new-link-values.ts';
import type { NewLinkValues } from './new-link-values.ts';
import { validities } from './validities.ts';
import { useLinkMessages } from './messages/link-messages.ts';

const names = [
  'usage',
  'validity',
  'customerName',
  'customerEmail',
  'taxRate',
  'vatGround',
  'returnUrl',
] as const;

/** Optional settings of a payment link: usage, validity, payer, rate and the way back to the shop; collapsed by default. */
export const LinkTerms = ({ registration }: { registration: VatRegistration | undefined }) => {
  const t = useLinkMessages();
  const { control, setValue, getValues } = useFormContext<NewLinkValues>();
  const { errors } = useFormState({ control });
  const usage = useWatch({ control, name: 'usage' });
  useEffect(() => {
    if (usage === 'SINGLE' && getValues('validity') === noEnd) setValue('validity', '30');
  }, [usage, setValue, getValues]);
  const days = validities.map((count) => ({
    value: String(count),
    label: t('link.days', { smart_count: count }),
  }));
  return (
    <details className={classes['more']} open={names.some((name) => errors[name]) || undefined}>
      <summary>{t('link.more')}</summary>
      <div className={classes['moreFields']}>
        <SelectInput
          name="usage"
          label={t('link.usage')}
          required
          choices={linkUsages.map((value) => ({ value, label: t(`link.usages.${value}`) }))}
        />
        <SelectInput
          name="validity"
          label={t('link.validity')}
          required
          choices={usage === 'REUSABLE' ? [...days, { value: noEnd, label: t('link.never') }] : days}
        />
        <LinkPayer />
        <LinkItemPicker isRegisteredForVat={registration === 'FULL'} />
        {registration === 'FULL' && <LinkRate />}
        <TextInput
          name="returnUrl"
          type="url"
          label={t('link.returnUrl')}
          help={t('link.returnUrlHelp')}
          maxLength={500}
        />
      </div>
    </details>
  );
};
