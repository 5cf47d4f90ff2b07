import { useMemo, useState } from 'react';
import { usePageHead } from '../public/head/use-page-head.ts';
import { useLanguage } from '../shared/messages/language.ts';
import { useTransport } from '../shared/transport.ts';
import { lazyChunk } from '../shared/state/lazy-chunk.ts';

const base = '/demo/merchant';

/**
 * A lazy chunk of its own, so that the first script does not list the files of the demo. It connects the merchant’s screens
 * with the sample data; no other module imports both.
 */
const SamplePortal = lazyChunk(async () => {
  const [{ default: Portal }, { DemoFrame }, { sampleTransport }, { demoExtras }] = await Promise.all([
    import('../merchant/shell/SamplePortal.tsx'),
    import('../demo/DemoFrame.tsx'),
    import('../demo/sample-transport.ts'),
    import('../demo/demo-extras.ts'),
  ]);
  const Sample = () => {
    const language = useLanguage();
    const [now] = useState(() => new Date());
    const { origin } = window.location;
    const data = useMemo(() => ({ language, now, origin }), [language, now, origin]);
    useTransport(useMemo(() => sampleTransport(data), [data]));
    // Sample data is in the current language; a change of language refetches it.
    return <Portal base={base} demo={useMemo(() => demoExtras(data), [data])} frame={DemoFrame} />;
  };
  return { default: Sample };
});

const DemoArea = () => {
  usePageHead('demo');
  return <SamplePortal />;
};
export default DemoArea;
