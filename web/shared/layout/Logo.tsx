import { Link } from 'react-router-dom';
import { useMessages } from '../messages/use-messages.ts';
import { Mark } from './Mark.tsx';
import classes from './Logo.module.css';

/** The logo with a link to the landing page. */
export const Logo = () => {
  const t = useMessages();
  return (
    <Link to="/" className={classes['logo']}>
      <Mark />
      <span>{t('shared.product')}</span>
    </Link>
  );
};
