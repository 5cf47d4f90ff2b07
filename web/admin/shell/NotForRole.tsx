import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useSession } from '../../shared/session.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import type { en } from '../kit/messages/en.ts';

/** A page of the back office that the role does not have, with the way to the first page of the role. */
export const NotForRole = () => {
  const t = useMessages<typeof en>();
  const role = useSession()?.role;
  return (
    <>
      <PageTitle title={t('admin.notForRole.title')} />
      <EmptyState
        icon="lock"
        title={t('admin.notForRole.hint', { role: role === undefined ? '-' : t(`shared.role.${role}`) })}
      >
        <Button component={Link} to="/admin" variant="contained">
          {t('admin.notForRole.home')}
        </Button>
      </EmptyState>
    </>
  );
};
