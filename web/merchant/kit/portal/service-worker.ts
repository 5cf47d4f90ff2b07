/** The scope of the service worker: pages of the portal; those of payers and visitors have none. */
const scope = '/merchant';

/** Registers the service worker; without a secure origin there is none, and the portal works without it. */
export const registerServiceWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator
    ? navigator.serviceWorker.register('/service-worker.js', { scope, updateViaCache: 'none' })
    : undefined;

/** The push subscription of this browser, if there is one. */
export const pushSubscription = async (): Promise<PushSubscription | null> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
};
