type Method = (...args: never[]) => Promise<unknown>;
/** Only methods that return a promise: a call can wait for the file. */
export type AsyncMethods<T> = { readonly [K in keyof T]: Method };
/** Only methods that return a stream: its first record can wait for the file. */
export type Streams<T> = { readonly [K in keyof T]: (...args: never[]) => AsyncIterable<unknown> };

const loadedOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
};

/** A promise resolved with such an object must not treat it as a thenable. */
const withMembers = <T extends object>(member: (name: keyof T) => unknown): T =>
  new Proxy({} as T, { get: (_, name) => (name === 'then' ? undefined : member(name as keyof T)) });

/**
 * An object whose file and libraries are loaded by the first call of a method: commands that only read start
 * without objection, templates or session tokens.
 */
export const loadOnFirstCall = <T extends AsyncMethods<T>>(load: () => Promise<T>): T => {
  const loaded = loadedOnce(load);
  return withMembers<T>(
    (name) =>
      async (...args: never[]): Promise<unknown> =>
        (await loaded())[name](...args),
  );
};

/** The same for an object whose methods return streams. */
export const loadOnFirstStream = <T extends Streams<T>>(load: () => Promise<T>): T => {
  const loaded = loadedOnce(load);
  return withMembers<T>(
    (name) =>
      async function* (...args: never[]): AsyncGenerator<unknown> {
        yield* (await loaded())[name](...args);
      },
  );
};
