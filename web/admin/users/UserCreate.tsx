import { CreateBase } from 'react-admin';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';
import { UserDialog } from './UserDialog.tsx';
import { UserInputs } from './UserInputs.tsx';
import { useSavedUser } from './use-saved-user.ts';

export const UserCreate = () => {
  const t = useMessages<typeof en>();
  return (
    <CreateBase
      resource="users"
      disableAuthentication
      mutationOptions={useSavedUser('admin.users.created', 'admin.users.createFailed')}
    >
      <UserDialog title={t('admin.users.createTitle')} defaultValues={{ role: 'MERCHANT' }}>
        <UserInputs isNew />
      </UserDialog>
    </CreateBase>
  );
};
