import { PageHead } from '../head/PageHead.tsx';
import { PageIntro } from '../PageIntro.tsx';
import { PublicPage } from '../PublicPage.tsx';
import { SignedInBar } from '../SignedInBar.tsx';
import { CallToAction } from '../CallToAction.tsx';
import classes from './FeaturesPage.module.css';
import { Services } from './Services.tsx';
import { Upcoming } from './Upcoming.tsx';
import { FeatureMessages, useFeatureMessages } from './messages/feature-messages.ts';

const steps = ['create', 'send', 'pay', 'know'] as const;

const FeaturesPage = () => (
  <FeatureMessages>
    <PublicPage end={<SignedInBar />} className={classes['page']}>
      <PageHead page="features" />
      <Content />
    </PublicPage>
  </FeatureMessages>
);
export default FeaturesPage;

const Content = () => {
  const t = useFeatureMessages();
  return (
    <>
      <PageIntro title={t('features.title')} lead={t('features.lead')} />
      <Services />
      <section>
        <h2>{t('features.how')}</h2>
        <ol className={classes['steps']}>
          {steps.map((name) => (
            <li key={name}>
              <h3>{t(`features.steps.${name}.title`)}</h3>
              <p className={classes['soft']}>{t(`features.steps.${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <Upcoming />
      <CallToAction
        title={t('features.closing')}
        text={t('features.closingText')}
        links={[
          { to: '/demo/merchant', label: t('features.demo') },
          { to: '/register', label: t('features.start') },
        ]}
      />
    </>
  );
};
