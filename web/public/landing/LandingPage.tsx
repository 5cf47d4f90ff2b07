import { PageHead } from '../head/PageHead.tsx';
import { PublicPage } from '../PublicPage.tsx';
import { SignedInBar } from '../SignedInBar.tsx';
import { Closing } from './Closing.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Pricing } from './Pricing.tsx';
import { StaffBanner } from './StaffBanner.tsx';

export const LandingPage = () => (
  <PublicPage end={<SignedInBar />}>
    <PageHead page="landing" />
    <StaffBanner />
    <Hero />
    <Features />
    <Pricing />
    <Closing />
  </PublicPage>
);
