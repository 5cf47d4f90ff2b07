import { useEffect } from 'react';
import { useLanguage } from '../shared/messages/language.ts';

/** The scope of the service worker: pages of the portal; those of payers and visitors have none. */
const scope = '/merchant';

/** What makes the portal an app that can be installed: manifest, icon and service worker. */
export const Installable = () => {
  const language = useLanguage();
  useEffect(() => {
    // Without a secure origin there is no service worker; the portal works without one.
    if ('serviceWorker' in navigator)
      void navigator.serviceWorker
        .register('/service-worker.js', { scope, updateViaCache: 'none' })
        .catch(() => undefined);
  }, []);
  return (
    <>
      <link rel="manifest" href={language === 'bg' ? '/manifest.webmanifest' : '/manifest.en.webmanifest'} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
};
