import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import logo from '../../shared/theme/logo.svg';
import { useMessages } from '../../shared/messages/use-messages.ts';

/** The logo with a link to the landing page; the mark alone in a narrow bar. */
export const Brand = () => {
  const t = useMessages();
  return (
    <Link
      component={RouterLink}
      to="/"
      underline="none"
      color="textPrimary"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        overflow: 'hidden',
        typography: 'h5',
        '& img': { flex: 'none' },
        '@container bar (max-width: 460px)': { width: 32 },
      }}
    >
      <img src={logo} alt="" width={32} height={32} />
      <span>{t('shared.product')}</span>
    </Link>
  );
};
