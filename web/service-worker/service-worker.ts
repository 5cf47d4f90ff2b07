/**
 * The service worker of the portal. It keeps the offline page and nothing else: no answer of the API, no page with data,
 * no script. A deployment therefore has nothing to update here but this file and the offline page. It shows the
 * notifications that the server pushes.
 */

/** Types of the Service Worker and Push APIs, which the browser's library of TypeScript lacks. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface PushEvent extends WorkerEvent {
  readonly data: Readonly<{ json(): unknown }> | null;
}
interface ClickEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Readonly<{
    claim(): Promise<void>;
    matchAll(
      query: Readonly<{ type: 'window'; includeUncontrolled: true }>,
    ): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  }>;
  addEventListener<E extends WorkerEvent>(name: string, listener: (event: E) => void): void;
}

/** A hash of the files below, set by the build: a browser takes a changed offline page with the next update. */
declare const __OFFLINE_VERSION__: string;
const worker = globalThis as unknown as WorkerScope;
const cacheName = `offline-${__OFFLINE_VERSION__}`;
const offlinePage = '/offline.html';
const offlineFiles = [offlinePage, '/offline.css', '/offline.js', '/icon-192.png'];

/**
 * A new worker waits until no page of the portal is open. One that took over at once could end the worker before in the
 * middle of a navigation, and the page stayed blank; what the old one keeps is as good until then.
 */
worker.addEventListener('install', (event) => {
  const store = async (): Promise<void> => {
    const cache = await caches.open(cacheName);
    await cache.addAll(offlineFiles.map((file) => new Request(file, { cache: 'reload' })));
  };
  event.waitUntil(store());
});

worker.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});

/** Pages of the portal; `/merchants/register` is within the scope, too, and is left alone. */
const isPortalPage = ({ mode, url }: Request): boolean =>
  mode === 'navigate' && /^\/merchant(\/|$)/.test(new URL(url).pathname);

const fromCache = async (url: string): Promise<Response> => {
  const cache = await caches.open(cacheName);
  return (await cache.match(url)) ?? Response.error();
};

worker.addEventListener<RequestEvent>('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (isPortalPage(request)) event.respondWith(fetch(request).catch(() => fromCache(offlinePage)));
  else if (origin === worker.location.origin && request.method === 'GET' && offlineFiles.includes(pathname))
    event.respondWith(fetch(request).catch(() => fromCache(pathname)));
});

interface Pushed {
  readonly title: string;
  readonly body: string;
  /** A path of the portal. */
  readonly path: string;
  /** A later notification with the same tag replaces this one. */
  readonly tag: string;
  readonly language: string;
}

worker.addEventListener<PushEvent>('push', (event) => {
  if (event.data === null) return;
  const { title, body, path, tag, language } = event.data.json() as Pushed;
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag,
      lang: language,
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      data: { path },
    }),
  );
});

worker.addEventListener<ClickEvent>('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const { path } = notification.data as Pick<Pushed, 'path'>;
  const target = new URL(path, worker.location.origin);
  // What a notification opens is a page of this origin.
  if (target.origin !== worker.location.origin) return;
  const open = async (): Promise<void> => {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const portal = windows.find(({ url }) => /^\/merchant(\/|$)/.test(new URL(url).pathname));
    if (portal === undefined) return void (await worker.clients.openWindow(target.href));
    await portal.focus();
    await portal.navigate(target.href);
  };
  event.waitUntil(open());
});
