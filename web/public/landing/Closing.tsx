import { ButtonLink } from '../../shared/layout/Button.tsx';
import { usePublicWords } from '../words/use-public-words.ts';
import classes from './Closing.module.css';

export const Closing = () => {
  const t = usePublicWords();
  return (
    <section className={classes['closing']}>
      <h2>{t('public.landing.closing.title')}</h2>
      <p>{t('public.landing.closing.text')}</p>
      <ButtonLink to="/register" look="primary" size="large">
        {t('public.landing.closing.button')}
      </ButtonLink>
    </section>
  );
};
