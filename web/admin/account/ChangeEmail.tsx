import { Button } from '@mui/material';
import { useState } from 'react';
import { PasswordInput, required, TextInput } from 'react-admin';
import { changeEmail } from '#contract/users/account-mails.ts';
import { useEmailRule } from '../../shared/form/use-email-rule.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import type { en } from '../kit/messages/en.ts';

const empty = { email: '', password: '' };

/** Asks for another e-mail; it applies when it confirms. */
export const ChangeEmail = ({ onAsked }: { onAsked: (email: string) => void }) => {
  const t = useMessages<typeof en>();
  const isEmail = useEmailRule();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('admin.account.email.submit')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('admin.account.email.submit')}
          defaultValues={empty}
          schema={changeEmail.body}
          submit={t('shared.save')}
          failed={t('admin.account.email.failed')}
          send={(data, body) => data.changeEmail({ body })}
          onDone={(_, { email }) => {
            setOpen(false);
            onAsked(email.trim());
          }}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="email"
            type="email"
            label={t('admin.account.email.new')}
            validate={[required(), isEmail]}
            autoComplete="off"
          />
          <PasswordInput
            source="password"
            label={t('admin.account.email.password')}
            validate={required()}
            autoComplete="current-password"
          />
        </FormDialog>
      )}
    </>
  );
};
