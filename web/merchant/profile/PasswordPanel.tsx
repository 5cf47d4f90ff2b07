import { call } from '../../shared/call.ts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { changeOwnPassword } from '#contract/users/sessions.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useSending } from '../../shared/form/use-sending.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { passwordHash } from './password-hash.ts';
import { FailureBesideFields } from './FailureBesideFields.tsx';
import classes from './ProfilePage.module.css';

const empty = { currentPassword: '', newPassword: '' };

/** A new password ends all other sessions. */
export const PasswordPanel = () => {
  const t = useMerchantMessages();
  const form = useForm({ defaultValues: empty, resolver: useContractResolver(changeOwnPassword.body) });
  const { send, failure } = useSending({
    send: (values: typeof empty) => call(changeOwnPassword, { body: values }),
    done: t('merchant.account.password.changed'),
    failed: t('merchant.account.password.failed'),
    // The account's `isPasswordTemporary` changes, too.
    affects: [['sessions'], ['account']],
    onDone: () => form.reset(empty),
  });
  const { hash, key } = useLocation();
  // The panel is not rendered yet when the browser looks for the fragment; `key` is new for each press of the link.
  useEffect(() => {
    if (hash === passwordHash) form.setFocus('currentPassword');
  }, [hash, key, form]);
  return (
    <Panel title={t('merchant.account.password.title')}>
      <Form
        form={form}
        onSubmit={send}
        label={t('merchant.account.password.title')}
        className={classes['form']}
      >
        <PasswordInput name="currentPassword" label={t('merchant.account.password.current')} required />
        <PasswordInput name="newPassword" label={t('merchant.account.password.new')} required isNew />
        <FailureBesideFields failure={failure} />
        <div className={classes['buttons']}>
          <SubmitButton>{t('merchant.account.password.submit')}</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
};
