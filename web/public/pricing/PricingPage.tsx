import { PageHead } from '../head/PageHead.tsx';
import { PageIntro } from '../PageIntro.tsx';
import { PublicPage } from '../PublicPage.tsx';
import { SignedInBar } from '../SignedInBar.tsx';
import { CallToAction } from '../CallToAction.tsx';
import { usePublicMessages } from '../messages/use-public-messages.ts';
import { Billing } from './Billing.tsx';
import { FeeExample } from './FeeExample.tsx';
import { MoneyFacts } from './MoneyFacts.tsx';
import { PlanTable } from './PlanTable.tsx';
import { Plans } from './Plans.tsx';
import classes from './PricingPage.module.css';
import { Questions } from './Questions.tsx';
import { PricingMessages, usePricingMessages } from './messages/pricing-messages.ts';

const PricingPage = () => (
  <PricingMessages>
    <PublicPage end={<SignedInBar />}>
      <PageHead page="pricing" />
      <Content />
    </PublicPage>
  </PricingMessages>
);
export default PricingPage;

const Content = () => {
  const t = usePricingMessages();
  const inPublic = usePublicMessages();
  return (
    <>
      <PageIntro title={t('pricing.title')} lead={t('pricing.lead')} />
      <section className={classes['section']} aria-labelledby="plans">
        <h2 id="plans" className="visually-hidden">
          {t('pricing.plans')}
        </h2>
        <Plans />
      </section>
      <PlanTable />
      <Billing />
      <FeeExample />
      <MoneyFacts />
      <Questions />
      <CallToAction
        title={t('pricing.closing')}
        text={t('pricing.closingText')}
        links={[{ to: '/register', label: inPublic('public.landing.closing.button') }]}
      />
    </>
  );
};
