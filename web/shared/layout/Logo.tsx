import { Link } from 'react-router-dom';
import { useWords } from '../words/use-words.ts';
import classes from './Logo.module.css';

/** The mark and the name, leading to the landing page. */
export const Logo = () => {
  const t = useWords();
  return (
    <Link to="/" className={classes['logo']}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="9" className={classes['ground']} />
        <path d="M9 24V10h14v14" className={classes['letter']} />
        <path d="m12.5 18 3 3 5-6" className={classes['tick']} />
      </svg>
      <span>{t('shared.product')}</span>
    </Link>
  );
};
