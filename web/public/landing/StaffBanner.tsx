import { ButtonLink } from '../../shared/layout/Button.tsx';
import { useSession } from '../../shared/session.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePublicMessages } from '../messages/use-public-messages.ts';
import classes from './StaffBanner.module.css';

/** Links accountants and support, who land here after signing in (specification, point 2), to the back office. */
export const StaffBanner = () => {
  const t = usePublicMessages();
  const session = useSession();
  if (session?.role !== 'ACCOUNTANT' && session?.role !== 'SUPPORT') return null;
  return (
    <div className={classes['banner']}>
      <Banner
        tone="info"
        action={
          <ButtonLink to="/admin" variant="primary">
            {t('public.landing.staff.button')}
          </ButtonLink>
        }
      >
        {t('public.landing.staff.text')}
      </Banner>
    </div>
  );
};
