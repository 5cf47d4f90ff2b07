import type { Container } from 'inversify';
import { token, type Token } from '#kernel/token.ts';
import type { Contributions } from './contributions.ts';
import type { Key } from './di.ts';
import { loadOnFirstCall, type AsyncMethods } from './load-on-first-call.ts';
import { isTracing } from './tracing/tracing.ts';
import { traceUseCase } from './tracing/trace-use-case.ts';

type TypeOf<K> = K extends Key<infer T> ? T : never;
type Keys = Readonly<Record<string, Key<unknown>>>;
/** Values by key: what a module receives for its `needs` and `answers`. */
export type Values<N extends Keys> = { readonly [K in keyof N]: TypeOf<N[K]> };

/** A replaceable part of one module, bound by its token: a test can put a fake in its place. */
export type Adapter<T, Needs> = Readonly<{ key: Key<T>; make: (needs: Needs) => T }>;
/** Declares an adapter that `make` creates from the module's needs. */
export const adapter = <T, Needs>(key: Key<T>, make: (needs: Needs) => T): Adapter<T, Needs> => ({
  key,
  make,
});

/** Declares an adapter class whose constructor takes the module's needs. */
export const adapterClass = <T, Needs>(key: Key<T>, Made: new (needs: Needs) => T): Adapter<T, Needs> =>
  adapter(key, (needs: Needs) => new Made(needs));

/** The same, with its file and library loaded by the first call of a method; all methods are async. */
export const lazyAdapter = <T extends AsyncMethods<T>, Needs>(
  key: Key<T>,
  load: () => Promise<new (needs: Needs) => T>,
): Adapter<T, Needs> =>
  adapter(key, (needs: Needs) => loadOnFirstCall(async () => new (await load())(needs)));

// oxlint-disable-next-line typescript/no-explicit-any -- adapters of different types; each keeps its own in `Made`.
type Adapters<Needs> = Readonly<Record<string, Adapter<any, Needs>>>;
/** The instances of the adapters that a module declares. */
// oxlint-disable-next-line typescript/no-explicit-any -- as above.
export type Made<P> = { readonly [K in keyof P]: P[K] extends Adapter<infer T, any> ? T : never };

/** All contributions of modules for a key, in dependency order; resolved when called. */
type Collected<C extends Keys> = { readonly [K in keyof C]: () => readonly TypeOf<C[K]>[] };

/** A declared module, ready to be loaded into a container. */
export type Module = Readonly<{
  name: string;
  /** Resolves to the module's contributions. */
  contributions: Token<Contributions>;
  bind(container: Container): void;
}>;

/** A proxy that calls `get` on first use of a member: `answers` come from modules created later. */
const later = <T extends object>(get: () => T): T =>
  new Proxy({} as T, {
    get: (_, name) => {
      const value = get()[name as keyof T];
      return typeof value === 'function' ? value.bind(get()) : value;
    },
  });

/** Creates a use-case; while tracing is on, its `execute` is traced under the class's name. */
export const useCase = <T, D>(UseCase: new (deps: D) => T, deps: D): T => {
  const made = new UseCase(deps);
  return isTracing() ? traceUseCase(made) : made;
};

/**
 * Declares one module. `needs` come from the platform and from earlier modules, `answers` are this module's ports
 * that later modules implement, `adapters` are its replaceable parts, `provides` names the tokens of its public
 * API, `create` calls plain constructors. A wrong, missing or mistyped dependency does not compile.
 */
export const defineModule = <
  const N extends Keys,
  const R extends Keys,
  const P extends Adapters<Values<N>>,
  const A extends Keys,
  const C extends Keys = Readonly<Record<never, never>>,
>(module: {
  name: string;
  needs: N;
  answers?: R;
  /** Keys for which any number of modules contribute a value. */
  collects?: C;
  adapters: P;
  /** Values for keys that earlier modules collect. */
  contributes?: Readonly<Record<string, Adapter<unknown, Values<N>>>>;
  provides: A;
  create(deps: Values<N> & Values<R> & Collected<C> & Made<P>): Contributions & { readonly api: Values<A> };
}): Module => {
  type Created = Contributions & { readonly api: Values<A> };
  const created = token<Created>(`${module.name}.module`);
  return {
    name: module.name,
    contributions: created,
    bind(container) {
      const resolved = (keys: Keys): object =>
        Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, container.get(key)]));
      const answers = (): object =>
        Object.fromEntries(
          Object.entries(module.answers ?? {}).map(([name, key]) => [
            name,
            later(() => container.get(key) as object),
          ]),
        );
      const collected = (): object =>
        Object.fromEntries(
          Object.entries(module.collects ?? {}).map(([name, key]) => [
            name,
            () => (container.isBound(key) ? container.getAll(key) : []),
          ]),
        );
      // An adapter that answers an earlier module is created before this module: it receives only the needs it
      // names.
      const needs = Object.defineProperties(
        {},
        Object.fromEntries(
          Object.entries(module.needs).map(([name, key]) => [
            name,
            { enumerable: true, get: () => container.get(key) },
          ]),
        ),
      ) as Values<N>;
      for (const { key, make } of Object.values({ ...module.adapters, ...module.contributes }))
        container
          .bind(key)
          .toDynamicValue(() => make(needs))
          .inSingletonScope();
      const adapters = (): object =>
        resolved(Object.fromEntries(Object.entries(module.adapters).map(([name, { key }]) => [name, key])));
      container
        .bind<Created>(created)
        .toDynamicValue(() =>
          module.create({
            ...resolved(module.needs),
            ...answers(),
            ...collected(),
            ...adapters(),
          } as Values<N> & Values<R> & Collected<C> & Made<P>),
        )
        .inSingletonScope();
      for (const [name, key] of Object.entries(module.provides))
        container
          .bind(key)
          .toDynamicValue(() => container.get<Created>(created).api[name as keyof A])
          .inSingletonScope();
    },
  };
};
