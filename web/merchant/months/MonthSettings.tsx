import { withReadableEmails } from '#contract/shown-text.ts';
import { useForm } from 'react-hook-form';
import { saveMonthSettings } from '#contract/closing/months.ts';
import { call } from '../../shared/call.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormFoot } from '../../shared/form/FormFoot.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import layout from '../../shared/form/FormLayout.module.css';
import { useMonthMessages } from './messages/month-messages.ts';
import { monthKeys, useMonthSettings } from './use-months.ts';

type Values = { recipient: string; how: 'MANUAL' | 'ITSELF' };

const settingsOf = ({ recipient, how }: Values) => ({
  recipient: recipient.trim() === '' ? null : recipient.trim(),
  sendsItself: how === 'ITSELF',
});

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
  const form = useForm<Values>({
    defaultValues: values,
    resolver: useContractResolver(saveMonthSettings.body, settingsOf),
  });
  const { send, failure } = useSending({
    send: (typed: Values) => call(saveMonthSettings, { body: settingsOf(typed) }),
    done: t('months.saved'),
    failed: t('months.saveFailed'),
    affects: [monthKeys.settings],
  });
  return (
    <Panel title={t('months.settings')}>
      <Form form={form} onSubmit={send} label={t('months.settings')} className={layout['form']}>
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
        <FormFoot failure={failure}>
          <SubmitButton>{t('months.save')}</SubmitButton>
        </FormFoot>
      </Form>
    </Panel>
  );
};
