import type { User } from '#contract/users.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { RecordButton } from '../actions/RecordButton.tsx';
import { useAction } from '../actions/use-action.ts';
import type { en } from '../words/en.ts';

interface UnlockProps {
  readonly user: Pick<User, 'id' | 'username'>;
  readonly isInRow: boolean;
}

export const UnlockUser = ({ user: { id, username }, isInRow }: UnlockProps) => {
  const t = useWords<typeof en>();
  const { mutate, isPending } = useAction((dataProvider) => dataProvider.unlockUser({ params: { id } }), {
    done: t('admin.users.unlocked'),
    failed: t('admin.users.unlockFailed'),
  });
  return (
    <RecordButton
      icon="unlock"
      action={t('admin.users.unlock')}
      of={username}
      isInRow={isInRow}
      loading={isPending}
      onClick={() => mutate()}
    />
  );
};
