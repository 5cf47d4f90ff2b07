import { Link } from 'react-router-dom';
import { Plans } from '../pricing/Plans.tsx';
import { usePublicMessages } from '../messages/use-public-messages.ts';
import classes from './Pricing.module.css';

export const Pricing = () => {
  const t = usePublicMessages();
  return (
    <section className={classes['band']}>
      <div className={classes['inner']}>
        <div className={classes['head']}>
          <h2>{t('public.landing.pricing.title')}</h2>
          <p>{t('public.landing.pricing.text')}</p>
        </div>
        <Plans />
        <p>
          <Link to="/pricing">{t('public.landing.pricing.more')}</Link>
        </p>
      </div>
    </section>
  );
};
