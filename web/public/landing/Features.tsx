import { Icon } from '../../shared/icons/Icon.tsx';
import { usePublicMessages } from '../messages/use-public-messages.ts';
import classes from './Features.module.css';

const highlights = [
  ['secure', 'shield'],
  ['fast', 'bolt'],
  ['analytics', 'chart'],
  ['support', 'chat'],
] as const;
const steps = ['first', 'second', 'third'] as const;
const benefits = ['currencies', 'fees', 'tracking', 'onboarding', 'mobile', 'compliance'] as const;

export const Features = () => {
  const t = usePublicMessages();
  return (
    <>
      <section className={classes['section']}>
        <h2>{t('public.landing.highlights.title')}</h2>
        <ul className={classes['highlights']}>
          {highlights.map(([name, icon]) => (
            <li key={name}>
              <span className={classes['icon']}>
                <Icon name={icon} size={24} />
              </span>
              <h3>{t(`public.landing.highlights.${name}.title`)}</h3>
              <p>{t(`public.landing.highlights.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes['band']}>
        <div className={classes['section']}>
          <h2>{t('public.landing.steps.title')}</h2>
          <ol className={classes['steps']}>
            {steps.map((name) => (
              <li key={name}>
                <h3>{t(`public.landing.steps.${name}.title`)}</h3>
                <p>{t(`public.landing.steps.${name}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={classes['section']}>
        <h2>{t('public.landing.benefits.title')}</h2>
        <ul className={classes['benefits']}>
          {benefits.map((name) => (
            <li key={name}>
              <Icon name="check" />
              {t(`public.landing.benefits.${name}`)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};
