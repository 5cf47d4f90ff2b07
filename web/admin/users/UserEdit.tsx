import { EditBase } from 'react-admin';
import { updateUser } from '#contract/users/users.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import { UserDialog } from './UserDialog.tsx';
import { UserInputs } from './UserInputs.tsx';
import { useSavedUser } from './use-saved-user.ts';

export const UserEdit = ({ id }: { id: string }) => {
  const t = useMessages<typeof en>();
  return (
    <EditBase
      resource="users"
      id={id}
      disableAuthentication
      mutationMode="pessimistic"
      mutationOptions={useSavedUser('admin.users.updated', 'admin.users.updateFailed')}
    >
      <UserDialog title={t('admin.users.edit')} schema={updateUser.body}>
        <UserInputs />
      </UserDialog>
    </EditBase>
  );
};
