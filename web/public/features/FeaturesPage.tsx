import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../shared/layout/use-hydrated.ts';
import { PageHead } from '../head/PageHead.tsx';
import { PageIntro } from '../PageIntro.tsx';
import { PublicPage } from '../PublicPage.tsx';
import { SignedInBar } from '../SignedInBar.tsx';
import { CallToAction } from '../CallToAction.tsx';
import classes from './FeaturesPage.module.css';
import { FeatureMessages, useFeatureMessages } from './messages/feature-messages.ts';
import { useFeatureTexts } from './texts/use-feature-texts.ts';
import { Upcoming } from './Upcoming.tsx';
import { View } from './View.tsx';
import { viewNames, type ViewName } from './views.ts';

const steps = ['create', 'send', 'pay', 'know'] as const;
/** The first view is the last section: style sheets hide it while the fragment names one before it. */
const sections = ['accountants', 'programmers', 'merchants'] as const satisfies readonly ViewName[];

const FeaturesPage = () => (
  <FeatureMessages>
    <PublicPage end={<SignedInBar />} className={classes['page']}>
      <PageHead page="features" />
      <Content />
    </PublicPage>
  </FeatureMessages>
);
export default FeaturesPage;

/** The view that the fragment names; absent in a served page, where the style sheet decides. */
const useView = (): ViewName | undefined => {
  const { hash } = useLocation();
  const named = viewNames.find((name) => hash === `#${name}`);
  return useHydrated() ? (named ?? viewNames[0]) : undefined;
};

const Content = () => {
  const t = useFeatureMessages();
  const texts = useFeatureTexts();
  const view = useView();
  return (
    <>
      <PageIntro title={t('features.title')} lead={t('features.lead')} />
      <nav className={classes['tabs']} aria-label={t('features.views')}>
        {viewNames.map((name) => (
          // Not by the router: the browser marks the section as the target.
          <a key={name} href={`#${name}`} aria-current={name === view ? 'true' : undefined}>
            {texts[name].tab}
          </a>
        ))}
      </nav>
      <div data-view={view}>
        {sections.map((name) => (
          <section
            key={name}
            id={name}
            className={classes['view']}
            aria-label={texts[name].tab}
            hidden={view !== undefined && view !== name}
          >
            <View name={name} />
            {name === 'merchants' && <Steps />}
          </section>
        ))}
      </div>
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

const Steps = () => {
  const t = useFeatureMessages();
  return (
    <>
      <h2>{t('features.how')}</h2>
      <ol className={classes['steps']}>
        {steps.map((name) => (
          <li key={name}>
            <h3>{t(`features.steps.${name}.title`)}</h3>
            <p className={classes['soft']}>{t(`features.steps.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </>
  );
};
