type Place = 'localStorage' | 'sessionStorage';
export type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage of the browser that never throws: blocked cookies, private windows and full disks refuse it. What the
 * browser refuses to store lasts as long as the page.
 */
const openStorage = (place: Place): Stored => {
  const refused = new Map<string, string>();
  return {
    getItem: (key) => {
      try {
        return refused.get(key) ?? globalThis[place].getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, value) => {
      refused.delete(key);
      try {
        globalThis[place].setItem(key, value);
      } catch {
        refused.set(key, value);
      }
    },
    removeItem: (key) => {
      refused.delete(key);
      try {
        globalThis[place].removeItem(key);
      } catch {
        // Nothing is stored there.
      }
    },
  };
};

/** Shared by the tabs of the browser. */
export const localStore = openStorage('localStorage');
/** Of this tab. */
export const tabStore = openStorage('sessionStorage');
