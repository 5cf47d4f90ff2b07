import { WordsProvider } from '../../shared/words/WordsProvider.tsx';
import { PageHead } from '../head/PageHead.tsx';
import { PageIntro } from '../PageIntro.tsx';
import { PublicPage } from '../PublicPage.tsx';
import { SignedInBar } from '../SignedInBar.tsx';
import { WayOn } from '../WayOn.tsx';
import classes from './FeaturesPage.module.css';
import { Services } from './Services.tsx';
import { Upcoming } from './Upcoming.tsx';
import { useFeatureWords } from './words/use-feature-words.ts';
import { bg } from './words/bg.ts';
import { en } from './words/en.ts';

const words = { bg, en };
const steps = ['create', 'send', 'pay', 'know'] as const;

const FeaturesPage = () => (
  <WordsProvider words={words}>
    <PublicPage end={<SignedInBar />} className={classes['page']}>
      <PageHead page="features" />
      <Content />
    </PublicPage>
  </WordsProvider>
);
export default FeaturesPage;

const Content = () => {
  const t = useFeatureWords();
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
      <WayOn
        title={t('features.closing')}
        text={t('features.closingText')}
        ways={[
          { to: '/demo/merchant', label: t('features.demo') },
          { to: '/register', label: t('features.start') },
        ]}
      />
    </>
  );
};
