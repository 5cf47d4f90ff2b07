import type { Container, ContainerModuleLoadOptions } from 'inversify';
import type { Token } from '#kernel/token.ts';
import { isTracing } from './tracing/tracing.ts';
import { traceUseCase } from './tracing/trace-use-case.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a constructor's parameters are contravariant: only `any` accepts every class.
type Class<T> = new (...args: any[]) => T;
/** Key of a binding: a port's token, or the use-case class itself. */
export type Key<T> = Token<T> | Class<T>;
type Wiring<D> = { readonly [Name in keyof D]: Key<D[Name]> };

const assemble = <D>(names: readonly string[], values: readonly unknown[]): D =>
  Object.fromEntries(names.map((name, place) => [name, values[place]])) as D;

/**
 * Typed façade over inversify: raw bindings do not check tokens against what they feed; here a wrong, missing or
 * superfluous dependency does not compile.
 */
export const provider = (options: ContainerModuleLoadOptions) => {
  const factory = <T, D extends object>(key: Key<T>, make: (deps: D) => T, wiring: Wiring<D>): void => {
    const names = Object.keys(wiring);
    options
      .bind<T>(key)
      .toResolvedValue(
        (...values: unknown[]) => {
          const made = make(assemble<D>(names, values));
          return isTracing() ? traceUseCase(made) : made;
        },
        Object.values<never>(wiring as Record<string, never>),
      )
      .inSingletonScope();
  };
  return {
    value: <T>(key: Key<T>, value: T): void => {
      options.bind<T>(key).toConstantValue(value);
    },
    factory,
    class: <T, D extends object>(key: Key<T>, make: new (deps: D) => T, wiring: Wiring<D>): void =>
      factory(key, (deps: D) => new make(deps), wiring),
  };
};

/** The instance bound to a key. */
export const resolve = <T>(container: Container, key: Key<T>): T => container.get<T>(key);

/** Replaces a binding before anything is resolved; for tests. */
export type Override = (container: Container) => void;
export const override =
  <T>(key: Key<T>, value: T): Override =>
  (container) =>
    container.rebind<T>(key).toConstantValue(value);
