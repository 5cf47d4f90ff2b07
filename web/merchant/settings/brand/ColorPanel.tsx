import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { setOwnBrandColor } from '#contract/merchants/brand.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { call } from '../../../shared/call.ts';
import { FormFoot } from '../../../shared/form/FormFoot.tsx';
import { useContractResolver } from '../../../shared/form/contract-resolver.ts';
import { Form } from '../../../shared/form/Form.tsx';
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { useSending } from '../../../shared/form/use-sending.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import { isPale } from '../../../shared/theme/contrast.ts';
import { useSettingsMessages } from '../messages/settings-messages.ts';
import { useUnsavedChanges } from '../../kit/form/unsaved.ts';
import preview from '../Preview.module.css';
import classes from './Brand.module.css';
import { PayPagePreview } from './PayPagePreview.tsx';
import { storeMerchant } from '../../kit/portal/store-answer.ts';

type Values = { brandColor: string };

const hexColor = /^#[0-9A-F]{6}$/i;
/** The colour offered by the picker before one is chosen: the product's own. */
const firstColor = '#0A5C4E';

const valuesOf = ({ brandColor }: Merchant): Values => ({ brandColor: brandColor ?? '' });
const bodyOf = ({ brandColor }: Values) => ({ brandColor: brandColor.trim() === '' ? null : brandColor });

/** The brand colour, by picker or code, beside what it looks like. */
export const ColorPanel = ({ merchant }: { merchant: Merchant }) => {
  const t = useSettingsMessages();
  const { form, send, failure } = useColor(merchant);
  const typed = useWatch({ control: form.control, name: 'brandColor' }).trim();
  const color = hexColor.test(typed) ? typed.toUpperCase() : null;
  return (
    <Panel title={t('settings.brand.colour')}>
      <p className={classes['soft']}>{t('settings.brand.text')}</p>
      <div className={preview['sides']}>
        <Form form={form} onSubmit={send} label={t('settings.brand.colour')} className={preview['form']}>
          <div className={classes['picker']}>
            <input
              type="color"
              aria-label={t('settings.brand.pick')}
              value={(color ?? firstColor).toLowerCase()}
              onChange={(event) =>
                form.setValue('brandColor', event.target.value.toUpperCase(), {
                  shouldDirty: true,
                  shouldValidate: true,
                })
              }
            />
            <TextInput
              name="brandColor"
              label={t('settings.brand.code')}
              help={t('settings.brand.codeHelp')}
              maxLength={7}
              autoComplete="off"
              fault={(text) => (hexColor.test(text) ? undefined : t('settings.brand.fault'))}
            />
          </div>
          {color !== null && isPale(color) && <Banner tone="info">{t('settings.brand.pale')}</Banner>}
          <FormFoot failure={failure}>
            {merchant.brandColor !== null && (
              <Button
                variant="quiet"
                onClick={() => void send({ brandColor: '' })}
                disabled={form.formState.isSubmitting}
              >
                {t('settings.brand.remove')}
              </Button>
            )}
            <SubmitButton>{t('shared.save')}</SubmitButton>
          </FormFoot>
        </Form>
        <PayPagePreview merchant={merchant} color={color} />
      </div>
    </Panel>
  );
};

const useColor = (merchant: Merchant) => {
  const t = useSettingsMessages();
  const client = useQueryClient();
  const form = useForm<Values>({
    defaultValues: valuesOf(merchant),
    resolver: useContractResolver(setOwnBrandColor.body, bodyOf),
  });
  useUnsavedChanges(form.formState.isDirty);
  const sending = useSending({
    send: (values: Values) => call(setOwnBrandColor, { body: bodyOf(values) }),
    done: ({ brandColor }) => t(brandColor === null ? 'settings.brand.removed' : 'settings.brand.saved'),
    failed: t('settings.brand.failed'),
    onDone: async (saved) => {
      await storeMerchant(client, saved);
      form.reset(valuesOf(saved));
    },
  });
  return { form, ...sending };
};
