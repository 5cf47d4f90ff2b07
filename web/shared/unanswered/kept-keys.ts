import { browserStorage } from '../browser-storage.ts';
import { tabStore } from '../stored.ts';
import { newRequestKey } from './request-key.ts';

const { prefix } = browserStorage.unanswered;
const keys = new Map<string, string>();

/** A short digest (FNV-1a, twice 32 bits): the storage of the browser holds no contents of forms. */
const digestOf = (text: string): string =>
  [0x811c9dc5, 0x01000193]
    .map((seed) => {
      let hash = seed;
      for (let at = 0; at < text.length; at += 1)
        hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
      return hash.toString(36);
    })
    .join('-');

/** A body with a password leaves no trace, not even a digest. */
const placeOf = (action: string): string | null =>
  /password/i.test(action) ? null : prefix + digestOf(action);

/**
 * The Idempotency-Key of an action (method, path and body) in this tab: the same one until the action is answered, also after
 * the page is loaded again, so that the action pressed again happens once.
 */
export const keyOfAction = (action: string): string => {
  const place = placeOf(action);
  const key = keys.get(action) ?? (place === null ? null : tabStore.getItem(place)) ?? newRequestKey();
  keys.set(action, key);
  if (place !== null) tabStore.setItem(place, key);
  return key;
};

/** The action is answered: pressed again it is another one. */
export const forgetKeyOfAction = (action: string): void => {
  keys.delete(action);
  const place = placeOf(action);
  if (place !== null) tabStore.removeItem(place);
};
