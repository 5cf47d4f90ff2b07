import { withReadableEmails } from '#contract/shown-text.ts';
import type { User } from '#contract/users/users.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import { useAction } from '../kit/actions/use-action.ts';
import type { en } from '../kit/messages/en.ts';

interface UnlockProps {
  readonly user: Pick<User, 'id' | 'username'>;
  readonly isInRow: boolean;
}

export const UnlockUser = ({ user: { id, username }, isInRow }: UnlockProps) => {
  const t = useMessages<typeof en>();
  const { press, isPending } = useAction({
    send: (data) => data.unlockUser({ params: { id } }),
    done: t('admin.users.unlocked'),
    failed: t('admin.users.unlockFailed'),
  });
  return (
    <RecordButton
      icon="unlock"
      action={t('admin.users.unlock')}
      of={withReadableEmails(username)}
      isInRow={isInRow}
      loading={isPending}
      onClick={() => press()}
    />
  );
};
