import { Navigate, useLocation } from 'react-router-dom';
import { ledOnTo } from '../../shared/session-return.ts';
import { useSession } from '../../shared/session.ts';
import { Loading } from '../../shared/state/Loading.tsx';
import { PageHead } from '../head/PageHead.tsx';
import { PublicPage } from '../PublicPage.tsx';
import { SignedInBar } from '../SignedInBar.tsx';
import { Closing } from './Closing.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Pricing } from './Pricing.tsx';

/**
 * The landing page. It is also the target after the sign-in of ACCOUNTANT and SUPPORT (specification, point 2), whom it
 * leads on to the back office at once; a user who opens it later stays.
 */
export const LandingPage = () => {
  const { state } = useLocation();
  const next = ledOnTo(state, useSession()?.role);
  if (next === null) return <Page />;
  return (
    <>
      <Navigate to={next} replace />
      <Loading isPage />
    </>
  );
};

const Page = () => (
  <PublicPage end={<SignedInBar />}>
    <PageHead page="landing" />
    <Hero />
    <Features />
    <Pricing />
    <Closing />
  </PublicPage>
);
