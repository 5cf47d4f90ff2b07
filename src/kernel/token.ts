declare const provides: unique symbol;

/** The name under which a port is known to the composition root. */
export type Token<T> = symbol & { readonly [provides]: T };

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;
