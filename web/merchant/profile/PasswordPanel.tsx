import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { changeOwnPassword } from '#contract/users/sessions.ts';
import { messageOf } from '../../shared/api-error.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { passwordHash } from './password-hash.ts';
import classes from './ProfilePage.module.css';

const empty = { currentPassword: '', newPassword: '' };

/** A new password ends all other sessions. */
export const PasswordPanel = () => {
  const t = useMerchantMessages();
  const toast = useToast();
  const { api } = usePortal();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: empty, resolver: useContractResolver(changeOwnPassword.body) });
  const { hash, key } = useLocation();
  // The panel is not rendered yet when the browser looks for the fragment; `key` is new for each press of the link.
  useEffect(() => {
    if (hash === passwordHash) form.setFocus('currentPassword');
  }, [hash, key, form]);
  const change = async (values: typeof empty): Promise<void> => {
    setFailure(undefined);
    try {
      await api.changePassword(values);
      form.reset(empty);
      // The account's `isPasswordTemporary` changes, too.
      await Promise.all(
        ['sessions', 'account'].map((name) => client.invalidateQueries({ queryKey: [name] })),
      );
      toast(t('merchant.account.password.changed'));
    } catch (error) {
      showFieldErrors(form, error);
      setFailure(messageOf(error, t('merchant.account.password.failed')));
    }
  };
  return (
    <Panel title={t('merchant.account.password.title')}>
      <Form
        form={form}
        onSubmit={change}
        label={t('merchant.account.password.title')}
        className={classes['form']}
      >
        <PasswordInput name="currentPassword" label={t('merchant.account.password.current')} required />
        <PasswordInput name="newPassword" label={t('merchant.account.password.new')} required isNew />
        {failure !== undefined && (
          <div className={classes['wide']}>
            <Banner tone="error">{failure}</Banner>
          </div>
        )}
        <div className={classes['buttons']}>
          <SubmitButton>{t('merchant.account.password.submit')}</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
};
