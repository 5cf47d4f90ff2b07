import { renewPush, subscribeToPush, unsubscribeFromPush } from '#contract/notifications/notifications.ts';
import { call } from '../../shared/call.ts';
import { pushSubscription, registerServiceWorker } from '../kit/portal/service-worker.ts';

/** What this browser can do: `missing` without the API, `denied` where the person forbade notifications. */
export type BrowserState = 'missing' | 'denied' | 'off' | 'on';

/** Binds the browser to the session. @returns whether the user switched notifications on for this merchant */
export const renew = async (endpoint: string): Promise<boolean> =>
  (await call(renewPush, { body: { endpoint } }, { isQuiet: true })).isSubscribed;

export const readBrowserState = async (): Promise<BrowserState> => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'missing';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await pushSubscription();
  return subscription !== null && (await renew(subscription.endpoint)) ? 'on' : 'off';
};

/** Call it in a user gesture: the browser asks the person. @throws Error or ApiError when it was not switched on */
export const switchOn = async (publicKey: string): Promise<BrowserState> => {
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'off';
  const registration = await registerServiceWorker();
  if (registration === undefined) return 'missing';
  await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await call(subscribeToPush, { body: { endpoint: subscription.endpoint, p256dh, auth } });
  return 'on';
};

export const switchOff = async (): Promise<BrowserState> => {
  const subscription = await pushSubscription();
  if (subscription === null) return 'off';
  await call(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return 'off';
};
