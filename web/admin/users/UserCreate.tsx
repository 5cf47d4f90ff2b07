import { CreateBase } from 'react-admin';
import { createUser } from '#contract/users/users.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import { firstSignIns, newUserOf } from './first-sign-in.ts';
import { UserDialog } from './UserDialog.tsx';
import { UserInputs } from './UserInputs.tsx';
import { useSavedUser } from './use-saved-user.ts';

export const UserCreate = () => {
  const t = useMessages<typeof en>();
  return (
    <CreateBase
      resource="users"
      disableAuthentication
      transform={newUserOf}
      mutationOptions={useSavedUser('admin.users.created', 'admin.users.createFailed')}
    >
      <UserDialog
        title={t('admin.users.createTitle')}
        defaultValues={{ role: 'MERCHANT', firstSignIn: firstSignIns[0] }}
        schema={createUser.body}
      >
        <UserInputs isNew />
      </UserDialog>
    </CreateBase>
  );
};
