import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useAction } from '../../shared/form/use-sending.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import type { en } from '../kit/messages/en.ts';
import { useOwnAccount } from './use-own-account.ts';

/** Shown on every page: what the user should do about an unverified e-mail and a password that another person set. */
export const AccountBanners = () => {
  const t = useMessages<typeof en>();
  const { data: account } = useOwnAccount();
  if (account === undefined) return null;
  return (
    <>
      {account.refusedEmail !== undefined && (
        <Alert
          severity="error"
          role="status"
          sx={wrapping}
          action={
            <Button component={Link} to="/admin/account" variant="outlined" size="small">
              {t('admin.account.email.submit')}
            </Button>
          }
        >
          {t('admin.account.refusedEmail', { email: account.refusedEmail })}
        </Alert>
      )}
      {!account.isEmailVerified && account.refusedEmail === undefined && (
        <UnverifiedEmail email={account.email} />
      )}
      {account.isPasswordTemporary && (
        <Alert
          severity="warning"
          role="status"
          sx={wrapping}
          action={
            <Button component={Link} to="/admin/account" variant="outlined" size="small">
              {t('admin.account.password.submit')}
            </Button>
          }
        >
          {t('admin.account.temporaryPassword')}
        </Alert>
      )}
    </>
  );
};

const UnverifiedEmail = ({ email }: { email: string }) => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const resend = useAction({
    send: () => dataProvider.resendVerification({}),
    failed: t('admin.account.resendFailed'),
  });
  if (resend.isDone) {
    return (
      <Alert severity="info" role="status" tabIndex={-1} ref={takeFocus}>
        {t('admin.account.resent', { email })}
      </Alert>
    );
  }
  return (
    <Alert
      severity="warning"
      role="status"
      sx={wrapping}
      action={
        <Button variant="outlined" size="small" loading={resend.isPending} onClick={() => resend.press()}>
          {t('admin.account.resend')}
        </Button>
      }
    >
      {t('admin.account.unverified', { email })}
    </Alert>
  );
};

/** On a phone the button is below the text. */
const wrapping = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 14rem' },
  '& .MuiAlert-action': { pt: 0, alignItems: 'center', whiteSpace: 'nowrap' },
};

/** The button that had the focus is gone. */
const takeFocus = (alert: HTMLElement | null): void => alert?.focus();
