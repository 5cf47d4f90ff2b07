import { Button } from '@mui/material';
import { useState } from 'react';
import { PasswordInput, required } from 'react-admin';
import { changeOwnPassword } from '#contract/users/sessions.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import type { en } from '../kit/messages/en.ts';
import { NewPassword } from '../users/index.ts';

const empty = { currentPassword: '', newPassword: '' };

/** A new password ends all other sessions. */
export const ChangeOwnPassword = () => {
  const t = useMessages<typeof en>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('admin.account.password.submit')}
      </Button>
      {isOpen && <PasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useMessages<typeof en>();
  return (
    <FormDialog
      title={t('admin.account.password.submit')}
      defaultValues={empty}
      schema={changeOwnPassword.body}
      submit={t('shared.save')}
      failed={t('admin.account.password.failed')}
      send={(data, body) => data.changeOwnPassword({ body })}
      done={t('admin.account.password.changed')}
      onClose={onClose}
    >
      <PasswordInput
        source="currentPassword"
        label={t('admin.account.password.current')}
        validate={required()}
        autoComplete="current-password"
      />
      <NewPassword isNew source="newPassword" label={t('admin.account.password.new')} />
    </FormDialog>
  );
};
