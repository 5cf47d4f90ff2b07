import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../shared/api-error.ts';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { usePortal } from '../portal.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import classes from './ProfilePage.module.css';

const empty = { currentPassword: '', newPassword: '' };

/** A new password ends all other sessions. */
export const PasswordPanel = () => {
  const t = useMerchantMessages();
  const toast = useToast();
  const { api } = usePortal();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: empty });
  const change = async (values: typeof empty): Promise<void> => {
    setFailure(undefined);
    try {
      await api.changePassword(values);
      form.reset(empty);
      await client.invalidateQueries({ queryKey: ['sessions'] });
      toast(t('merchant.password.changed'));
    } catch (error) {
      showFieldErrors(form, error);
      setFailure(messageOf(error, t('merchant.password.failed')));
    }
  };
  return (
    <Panel title={t('merchant.password.title')}>
      <Form form={form} onSubmit={change} label={t('merchant.password.title')} className={classes['form']}>
        <PasswordInput name="currentPassword" label={t('merchant.password.current')} required />
        <PasswordInput name="newPassword" label={t('merchant.password.new')} required isNew />
        {failure !== undefined && (
          <div className={classes['wide']}>
            <Banner tone="error">{failure}</Banner>
          </div>
        )}
        <div className={classes['buttons']}>
          <SubmitButton>{t('merchant.password.submit')}</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
};
