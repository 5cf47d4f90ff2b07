import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PublicPage } from '../PublicPage.tsx';
import { SignedInBar } from '../SignedInBar.tsx';
import { usePublicWords } from '../words/use-public-words.ts';
import { Closing } from './Closing.tsx';
import { Features } from './Features.tsx';
import { Footer } from './Footer.tsx';
import { Hero } from './Hero.tsx';
import { Pricing } from './Pricing.tsx';

/** The router does not scroll to the chapter that an address names. */
const useScrollToChapter = (): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
};

export const LandingPage = () => {
  const t = usePublicWords();
  useScrollToChapter();
  return (
    <>
      <title>{`${t('shared.product')} · ${t('public.landing.title')}`}</title>
      <PublicPage end={<SignedInBar />}>
        <Hero />
        <Features />
        <Pricing />
        <Closing />
      </PublicPage>
      <Footer />
    </>
  );
};
