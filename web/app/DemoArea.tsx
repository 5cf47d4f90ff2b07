import { useMemo, useState } from 'react';
import { usePageHead } from '../public/head/use-page-head.ts';
import { useLanguage } from '../shared/messages/language.ts';
import { lazyChunk } from '../shared/state/lazy-chunk.ts';

const base = '/demo/merchant';

/**
 * A lazy chunk of its own, so that the first script does not list the files of the demo. It connects the merchant’s screens
 * with the sample data; no other module imports both.
 */
const SamplePortal = lazyChunk(async () => {
  const [{ default: Portal }, { DemoFrame }, { samplePortalApi }, { demoExtras }] = await Promise.all([
    import('../merchant/shell/SamplePortal.tsx'),
    import('../demo/DemoFrame.tsx'),
    import('../demo/sample-portal-api.ts'),
    import('../demo/demo-extras.ts'),
  ]);
  const Sample = () => {
    const language = useLanguage();
    const [now] = useState(() => new Date());
    const api = useMemo(() => samplePortalApi(language, now, window.location.origin), [language, now]);
    const { origin } = window.location;
    const demo = useMemo(() => demoExtras({ language, now, origin }), [language, now, origin]);
    // Sample data is in the current language; a change of language refetches it.
    return <Portal api={api} base={base} demo={demo} frame={DemoFrame} />;
  };
  return { default: Sample };
});

const DemoArea = () => {
  usePageHead('demo');
  return <SamplePortal />;
};
export default DemoArea;
