import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { lockUser, unlockUser, type User } from '#contract/users.ts';
import { call } from '../../shared/call.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { ActButton } from '../acts/ActButton.tsx';
import classes from '../acts/FormDialog.module.css';
import { useAct } from '../acts/use-act.ts';
import { useRefusal } from '../acts/use-refusal.ts';
import type { en } from '../words/en.ts';

interface LockProps {
  readonly user: User;
  readonly isInRow: boolean;
}

/** A LOCKED user can be unlocked, any other locked (specification, point 4); locking asks first. */
export const LockUser = (props: LockProps) =>
  props.user.status === 'LOCKED' ? <Unlock {...props} /> : <Lock {...props} />;

const Unlock = ({ user, isInRow }: LockProps) => {
  const t = useWords<typeof en>();
  const { act, isBusy } = useAct();
  const unlock = () =>
    act(() => call(unlockUser, { params: user }), {
      done: t('admin.users.unlocked'),
      failed: t('admin.users.unlockFailed'),
    });
  return (
    <ActButton
      icon="unlock"
      act={t('admin.users.unlock')}
      of={user.username}
      isInRow={isInRow}
      busy={isBusy}
      onClick={() => void unlock()}
    />
  );
};

const Lock = ({ user, isInRow }: LockProps) => {
  const t = useWords<typeof en>();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActButton
        icon="lock"
        act={t('admin.users.lock')}
        of={user.username}
        isInRow={isInRow}
        onClick={() => setAsking(true)}
      />
      {isAsking && <LockDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
};

/** What locking does, and a reason for the audit log. */
const LockDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useWords<typeof en>();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({ defaultValues: { reason: '' } });
  const { refused, attempt } = useRefusal(form);
  const title = t('admin.users.lockTitle');
  const lock = async (reason: string): Promise<void> => {
    await call(lockUser, { params: user, body: { reason } });
    notify(t('admin.users.wasLocked'), { type: 'success' });
    onClose();
    refresh();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        form={form}
        label={title}
        className={classes['form']}
        onSubmit={({ reason }) => attempt(() => lock(reason))}
      >
        <p>{t('admin.users.lockText', { user: user.username })}</p>
        <TextArea
          name="reason"
          label={t('admin.users.lockReason')}
          help={t('admin.users.lockReasonHelp')}
          maxLength={500}
        />
        {refused !== null && <ErrorBanner error={refused} fallback={t('admin.users.lockFailed')} />}
        <div className={classes['actions']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('admin.users.lock')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
