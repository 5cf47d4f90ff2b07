type Method = (...args: never[]) => Promise<unknown>;
/** Only methods that return a promise: a call can wait for the file. */
export type AsyncMethods<T> = { readonly [K in keyof T]: Method };

/**
 * An object whose file and libraries are loaded by the first call of a method: commands that only read start
 * without objection, templates or session tokens.
 */
export const loadOnFirstCall = <T extends AsyncMethods<T>>(load: () => Promise<T>): T => {
  let loading: Promise<T> | undefined;
  const call =
    (name: keyof T) =>
    async (...args: never[]): Promise<unknown> => {
      const loaded = await (loading ??= load());
      return loaded[name](...args);
    };
  return new Proxy({} as T, {
    // A promise resolved with this object must not treat it as a thenable.
    get: (_, name) => (name === 'then' ? undefined : call(name as keyof T)),
  });
};

/** Only methods that return a stream: its first record can wait for the file. */
export type Streams<T> = { readonly [K in keyof T]: (...args: never[]) => AsyncIterable<unknown> };

/** The same for an object whose methods return streams. */
export const loadOnFirstStream = <T extends Streams<T>>(load: () => Promise<T>): T => {
  let loading: Promise<T> | undefined;
  const stream = (name: keyof T) =>
    async function* (...args: never[]): AsyncGenerator<unknown> {
      const loaded = await (loading ??= load());
      yield* loaded[name](...args);
    };
  return new Proxy({} as T, {
    get: (_, name) => (name === 'then' ? undefined : stream(name as keyof T)),
  });
};
