import { useInsertionEffect } from 'react';
import type { Transport } from './api-request.ts';
import { httpTransport } from './http-transport.ts';

let current: Transport = httpTransport;

/** Where the requests of the page go: to the server, unless the demo is shown. */
export const currentTransport = (): Transport => current;

/** One request. @throws ApiError */
export const request: Transport = (it) => current(it);

/** All requests go to another transport while the component is shown. Its children ask in effects, which run later. */
export const useTransport = (transport: Transport): void =>
  // Unlike a layout effect it stays while a page of the component loads.
  useInsertionEffect(() => {
    current = transport;
    return () => void (current = httpTransport);
  }, [transport]);
