import { lazy, useMemo, useState } from 'react';
import { usePageHead } from '../public/head/use-page-head.ts';
import { useLanguage } from '../shared/words/language.ts';

const base = '/demo/merchant';

/** The one place where the merchant's screens and the sample data meet. */
const SamplePortal = lazy(async () => {
  const [{ default: Portal }, { DemoFrame }, { samplePortalApi }] = await Promise.all([
    import('../merchant/SamplePortal.tsx'),
    import('../demo/DemoFrame.tsx'),
    import('../demo/sample-portal-api.ts'),
  ]);
  const Sample = () => {
    const language = useLanguage();
    const [now] = useState(() => new Date());
    const api = useMemo(() => samplePortalApi(language, now, window.location.origin), [language, now]);
    // Sample data is in the language of the screen: another language is another portal.
    return <Portal key={language} api={api} base={base} frame={DemoFrame} />;
  };
  return { default: Sample };
});

export const DemoArea = () => {
  usePageHead('demo');
  return <SamplePortal />;
};
