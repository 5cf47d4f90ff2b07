import { withReadableEmails } from '#contract/shown-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { saveMonthSettings } from '#contract/closing/months.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import dialog from '../kit/dialogs/dialog-form.module.css';
import { useMonthMessages } from './messages/month-messages.ts';
import { monthKeys, useMonthSettings } from './use-months.ts';

type Values = { recipient: string; how: 'MANUAL' | 'ITSELF' };

/** The accountant's e-mail, and whether months are closed and sent by themselves. */
export const MonthSettings = () => {
  const { data } = useMonthSettings();
  if (data === undefined) return null;
  const { recipient, sendsItself } = data;
  return (
    <SettingsForm
      values={{ recipient: withReadableEmails(recipient ?? ''), how: sendsItself ? 'ITSELF' : 'MANUAL' }}
    />
  );
};

const SettingsForm = ({ values }: { values: Values }) => {
  const t = useMonthMessages();
  const toast = useToast();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({ defaultValues: values });
  const save = async ({ recipient, how }: Values): Promise<void> => {
    setFailure(undefined);
    try {
      const body = {
        recipient: recipient.trim() === '' ? null : recipient.trim(),
        sendsItself: how === 'ITSELF',
      };
      await call(saveMonthSettings, { body });
      await client.invalidateQueries({ queryKey: monthKeys.settings });
      toast(t('months.saved'));
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, t('months.saveFailed')));
    }
  };
  return (
    <Panel title={t('months.settings')}>
      <Form form={form} onSubmit={save} label={t('months.settings')} className={dialog['form']}>
        <TextInput name="recipient" type="email" label={t('months.recipient')} maxLength={254} />
        <SelectInput
          name="how"
          isUnmarked
          label={t('months.how')}
          help={t('months.settingsText')}
          choices={[
            { value: 'MANUAL', label: t('months.manual') },
            { value: 'ITSELF', label: t('months.sendsItself') },
          ]}
        />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={dialog['foot']}>
          <SubmitButton>{t('months.save')}</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
};
