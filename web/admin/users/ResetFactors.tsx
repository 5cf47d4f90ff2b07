import { Button } from '@mui/material';
import { useState } from 'react';
import type { User } from '#contract/users/users.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ConfirmDialog } from '../kit/actions/ConfirmDialog.tsx';
import type { en } from '../kit/messages/en.ts';

/** Removes all second factors of a user after confirmation. */
export const ResetFactors = ({ user }: { user: User }) => {
  const t = useMessages<typeof en>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('admin.users.resetFactors')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('admin.users.resetFactorsTitle')}
          text={t('admin.users.resetFactorsText', { user: user.username })}
          submit={t('admin.users.resetFactors')}
          send={(data) => data.removeFactorsOfUser({ params: user })}
          done={t('admin.users.factorsReset')}
          failed={t('admin.users.resetFactorsFailed')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
