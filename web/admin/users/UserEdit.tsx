import { EditBase } from 'react-admin';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';
import { UserDialog } from './UserDialog.tsx';
import { UserInputs } from './UserInputs.tsx';
import { useSavedUser } from './use-saved-user.ts';

export const UserEdit = ({ id }: { id: string }) => {
  const t = useWords<typeof en>();
  return (
    <EditBase
      resource="users"
      id={id}
      disableAuthentication
      mutationMode="pessimistic"
      mutationOptions={useSavedUser('admin.users.updated', 'admin.users.updateFailed')}
    >
      <UserDialog title={t('admin.users.edit')}>
        <UserInputs />
      </UserDialog>
    </EditBase>
  );
};
