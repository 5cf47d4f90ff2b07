/** The shape of a catalogue: the same keys with any text. A language with a missing message does not compile. */
export type ShapeOf<C> = { readonly [K in keyof C]: C[K] extends string ? string : ShapeOf<C[K]> };
