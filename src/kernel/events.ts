import { token } from './token.ts';

declare const carries: unique symbol;
/** The name of a fact in the past tense, and the type of what it carries. */
export type EventType<T> = string & { readonly [carries]: T };
export const eventType = <T>(name: string): EventType<T> => name as EventType<T>;

/** Tells the modules to the right of something that has happened, inside the transaction in which it happens. */
export interface Events {
  publish<T>(type: EventType<T>, event: T): Promise<void>;
}
export const Events = token<Events>('kernel.Events');

/** One module's interest in a fact. */
export type Subscription = Readonly<{ type: string; handle(event: unknown): Promise<void> }>;
export const subscription = <T>(type: EventType<T>, handle: (event: T) => Promise<void>): Subscription => ({
  type,
  handle: (event) => handle(event as T),
});
