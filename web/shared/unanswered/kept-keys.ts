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
const placeOf = (act: string): string | null => (/password/i.test(act) ? null : prefix + digestOf(act));

/**
 * The Idempotency-Key of an act (method, path and body) in this tab: the same one until the act is answered, also after
 * the page is loaded again, so that the act pressed again happens once.
 */
export const keyOfAct = (act: string): string => {
  const place = placeOf(act);
  const key = keys.get(act) ?? (place === null ? null : tabStore.getItem(place)) ?? newRequestKey();
  keys.set(act, key);
  if (place !== null) tabStore.setItem(place, key);
  return key;
};

/** The act is answered: pressed again it is another one. */
export const forgetKeyOfAct = (act: string): void => {
  keys.delete(act);
  const place = placeOf(act);
  if (place !== null) tabStore.removeItem(place);
};
