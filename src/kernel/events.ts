import { token } from './token.ts';

declare const carries: unique symbol;
/** The name of a domain event, in the past tense, with the type of its payload. */
export type EventType<T> = string & { readonly [carries]: T };
/** @param name stable, `<module>.<event>`, for example `merchants.closed` */
export const eventType = <T>(name: string): EventType<T> => name as EventType<T>;

/** Domain events: the subscribers of modules further right run inside the transaction of the publisher. */
export interface Events {
  /** Runs all subscribers before it resolves; an error of one rolls the transaction back. */
  publish<T>(type: EventType<T>, event: T): Promise<void>;
}
export const Events = token<Events>('kernel.Events');

/** A handler of one type of event, contributed by a module. */
export type Subscription = Readonly<{
  type: string;
  handle(event: unknown): Promise<void>;
  /** Whether what the event says is kept by this handler. */
  stores: boolean;
}>;
/** @param handle runs in the publisher's transaction: no remote call */
export const subscription = <T>(
  type: EventType<T>,
  handle: (event: T) => Promise<void>,
  { stores = false }: Readonly<{ stores?: boolean }> = {},
): Subscription => ({ type, stores, handle: (event) => handle(event as T) });
