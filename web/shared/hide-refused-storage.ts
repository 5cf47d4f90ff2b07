/**
 * For a library that reads `localStorage` when it is loaded: where reading it is refused there is none, and the library
 * keeps its items in memory.
 */
export const hideRefusedStorage = (): void => {
  try {
    void globalThis.localStorage;
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  }
};
