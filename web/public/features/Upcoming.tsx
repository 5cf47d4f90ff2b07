import classes from './FeaturesPage.module.css';
import { upcoming } from './upcoming.ts';
import { useFeatureMessages } from './messages/feature-messages.ts';

/** What a larger plan has, and what does not exist yet. */
export const Upcoming = () => {
  const t = useFeatureMessages();
  return (
    <section>
      <h2>{t('features.next')}</h2>
      <p className={classes['soft']}>{t('features.nextText')}</p>
      <ul className={classes['cards']}>
        {upcoming.map(({ name, mark }) => (
          <li key={name}>
            <span className={classes['mark']} data-mark={mark}>
              {t(`features.${mark}`)}
            </span>
            <h3>{t(`features.${name}.title`)}</h3>
            <p className={classes['soft']}>{t(`features.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
