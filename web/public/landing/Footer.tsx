import { Link } from 'react-router-dom';
import { usePublicWords } from '../words/use-public-words.ts';
import classes from './Footer.module.css';

export const Footer = () => {
  const t = usePublicWords();
  return (
    <footer className={classes['footer']}>
      <div className={classes['inner']}>
        <div>
          <strong>{t('shared.product')}</strong>
          <p>{t('public.landing.footer.about')}</p>
        </div>
        <nav aria-label={t('public.landing.footer.label')}>
          <div>
            <h2>{t('public.landing.footer.product')}</h2>
            <ul>
              <li>
                <Link to="/#features">{t('public.nav.features')}</Link>
              </li>
              <li>
                <Link to="/#pricing">{t('public.nav.pricing')}</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>{t('public.landing.footer.start')}</h2>
            <ul>
              <li>
                <Link to="/register">{t('public.nav.register')}</Link>
              </li>
              <li>
                <Link to="/login">{t('shared.signIn')}</Link>
              </li>
            </ul>
          </div>
        </nav>
        <div>
          <h2>{t('public.landing.footer.contact')}</h2>
          <p>{t('public.landing.footer.address')}</p>
        </div>
      </div>
    </footer>
  );
};
