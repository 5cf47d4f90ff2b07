declare const provides: unique symbol;

/** Identifies a port at the composition root; `T` is the type of its implementation. */
export type Token<T> = symbol & { readonly [provides]: T };

/** @param name `<module>.<Port>`, shown in errors of the composition */
export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;
