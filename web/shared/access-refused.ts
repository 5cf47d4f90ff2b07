const listeners = new Set<() => void>();

/** The server refused a call for want of a right: the role of the session may have changed. */
export const announceRefusal = (): void => listeners.forEach((listener) => listener());

/** Calls the listener for each refusal. @returns a function that ends it */
export const onAccessRefused = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
