import { Link } from 'react-router-dom';
import { questionsSection } from './pricing/questions-section.ts';
import classes from './Footer.module.css';
import { usePublicMessages } from './messages/use-public-messages.ts';

const product = [
  { to: '/features', word: 'features' },
  { to: '/pricing', word: 'pricing' },
  { to: '/demo/merchant', word: 'demo' },
  { to: '/register', word: 'register' },
] as const;
const rules = [
  { to: '/terms', word: 'terms' },
  { to: '/privacy', word: 'privacy' },
  { to: '/security', word: 'security' },
] as const;

export const Footer = () => {
  const t = usePublicMessages();
  return (
    <footer className={classes['footer']}>
      <div className={classes['inner']}>
        <div>
          <strong>{t('shared.product')}</strong>
          <p>{t('public.footer.about')}</p>
        </div>
        <nav aria-label={t('public.footer.label')}>
          <div>
            <h2>{t('public.footer.product')}</h2>
            <ul>
              {product.map(({ to, word }) => (
                <li key={to}>
                  <Link to={to}>{t(`public.footer.${word}`)}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{t('public.footer.help')}</h2>
            <ul>
              <li>
                <Link to="/pricing" state={questionsSection}>
                  {t('public.footer.questions')}
                </Link>
              </li>
              <li>
                <span>{t('public.footer.contact')}</span>
              </li>
            </ul>
          </div>
          <div>
            <h2>{t('public.footer.rules')}</h2>
            <ul>
              {rules.map(({ to, word }) => (
                <li key={to}>
                  <Link to={to}>{t(`public.footer.${word}`)}</Link>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      </div>
    </footer>
  );
};
