import { WordsProvider } from '../../shared/words/WordsProvider.tsx';
import { PageHead } from '../head/PageHead.tsx';
import { PageIntro } from '../PageIntro.tsx';
import { PublicPage } from '../PublicPage.tsx';
import { SignedInBar } from '../SignedInBar.tsx';
import { WayOn } from '../WayOn.tsx';
import { usePublicWords } from '../words/use-public-words.ts';
import { FeeExample } from './FeeExample.tsx';
import { Plans } from './Plans.tsx';
import classes from './PricingPage.module.css';
import { Questions } from './Questions.tsx';
import { bg } from './words/bg.ts';
import { en } from './words/en.ts';
import { usePricingWords } from './words/use-pricing-words.ts';

const words = { bg, en };

const PricingPage = () => (
  <WordsProvider words={words}>
    <PublicPage end={<SignedInBar />}>
      <PageHead page="pricing" />
      <Content />
    </PublicPage>
  </WordsProvider>
);
export default PricingPage;

const Content = () => {
  const t = usePricingWords();
  const inPublic = usePublicWords();
  return (
    <>
      <PageIntro title={t('pricing.title')} lead={t('pricing.lead')} />
      <section className={classes['section']} aria-labelledby="plans">
        <h2 id="plans" className="visually-hidden">
          {t('pricing.plans')}
        </h2>
        <Plans />
      </section>
      <FeeExample />
      <Questions />
      <WayOn
        title={t('pricing.closing')}
        text={t('pricing.closingText')}
        ways={[{ to: '/register', label: inPublic('public.landing.closing.button') }]}
      />
    </>
  );
};
