import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { setOwnPublicPage, type PublicPage } from '#contract/public-pages/public-pages.ts';
import { call } from '../../../shared/call.ts';
import { AmountInput } from '../../../shared/form/AmountInput.tsx';
import { FormFoot } from '../../../shared/form/FormFoot.tsx';
import { useContractResolver } from '../../../shared/form/contract-resolver.ts';
import { Form } from '../../../shared/form/Form.tsx';
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx';
import { TextArea } from '../../../shared/form/TextArea.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { useSending } from '../../../shared/form/use-sending.ts';
import { formatAmount } from '../../../shared/format/format-money.ts';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { useLanguage, type Language } from '../../../shared/messages/language.ts';
import { parseAmount } from '../../../shared/form/parse-amount.ts';
import { useSettingsMessages } from '../messages/settings-messages.ts';
import { useUnsavedChanges } from '../../kit/form/unsaved.ts';
import preview from '../Preview.module.css';
import classes from './PublicPage.module.css';
import type { PublicPageValues } from './public-page-values.ts';
import { PublicPagePreview } from './PublicPagePreview.tsx';
import { Switch } from './Switch.tsx';
import { storeAnswer } from '../../kit/portal/store-answer.ts';

const valuesOf = (page: PublicPage, language: Language): PublicPageValues => ({
  isOn: page.isOn,
  text: page.text ?? '',
  town: page.town ?? '',
  showsPhone: page.showsPhone,
  showsEmail: page.showsEmail,
  takesAmounts: page.takesAmounts,
  minAmount: formatAmount(page.minAmount, language),
  maxAmount: formatAmount(page.maxAmount, language),
  isIndexed: page.isIndexed,
});

const bodyOf = (values: PublicPageValues) => ({
  ...values,
  minAmount: parseAmount(values.minAmount) ?? 0,
  maxAmount: parseAmount(values.maxAmount) ?? 0,
});

/** What the page shows and which amounts it takes, beside its preview. */
export const PublicPageForm = ({ page }: { page: PublicPage }) => {
  const t = useSettingsMessages();
  const { form, send, failure } = usePublicPageForm(page);
  const values = useWatch({ control: form.control }) as PublicPageValues;
  return (
    <Panel title={t('settings.public.form')}>
      <div className={preview['sides']}>
        <Form form={form} onSubmit={send} label={t('settings.public.form')} className={preview['form']}>
          <Switch name="isOn" label={t('settings.public.on')} help={t('settings.public.onHelp')} />
          <TextArea name="text" label={t('settings.public.text')} rows={4} maxLength={1_000} />
          <TextInput name="town" label={t('settings.public.town')} maxLength={80} />
          <Switch name="showsPhone" label={t('settings.public.phone')} />
          <Switch name="showsEmail" label={t('settings.public.email')} />
          <Switch
            name="takesAmounts"
            label={t('settings.public.takes')}
            help={t('settings.public.takesHelp')}
          />
          <div className={classes['amounts']}>
            <AmountInput name="minAmount" label={t('settings.public.min')} required currency="EUR" />
            <AmountInput name="maxAmount" label={t('settings.public.max')} required currency="EUR" />
          </div>
          <Switch
            name="isIndexed"
            label={t('settings.public.indexed')}
            help={t('settings.public.indexedHelp')}
          />
          <FormFoot failure={failure}>
            <SubmitButton>{t('shared.save')}</SubmitButton>
          </FormFoot>
        </Form>
        <PublicPagePreview values={values} />
      </div>
    </Panel>
  );
};

const usePublicPageForm = (page: PublicPage) => {
  const t = useSettingsMessages();
  const language = useLanguage();
  const client = useQueryClient();
  const form = useForm<PublicPageValues>({
    defaultValues: valuesOf(page, language),
    resolver: useContractResolver(setOwnPublicPage.body, bodyOf),
  });
  useUnsavedChanges(form.formState.isDirty);
  const sending = useSending({
    send: (values: PublicPageValues) => call(setOwnPublicPage, { body: bodyOf(values) }),
    done: t('settings.public.saved'),
    failed: t('settings.public.saveFailed'),
    onDone: async (saved) => {
      await storeAnswer(client, ['public-page'], saved);
      form.reset(valuesOf(saved, language));
    },
  });
  return { form, ...sending };
};
