import { useEffect } from 'react';
import { useLanguage } from '../../shared/messages/language.ts';
import { pushSubscription, registerServiceWorker } from '../kit/portal/service-worker.ts';

/** A browser that is notified goes on with the session of now. */
const start = async (): Promise<void> => {
  const registration = await registerServiceWorker();
  // Browsers look for a newer worker some time after a page is opened, or not while it is busy.
  registration?.update().catch(() => undefined);
  const subscription = await pushSubscription();
  if (subscription !== null) await (await import('./membership-parts.ts')).renew(subscription.endpoint);
};

/** What makes the portal an app that can be installed: manifest, icon and service worker. */
export const Installable = () => {
  const language = useLanguage();
  useEffect(() => void start().catch(() => undefined), []);
  return (
    <>
      <link rel="manifest" href={language === 'bg' ? '/manifest.webmanifest' : '/manifest.en.webmanifest'} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
};
