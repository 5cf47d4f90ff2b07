/** The shape of a catalogue: the same keys with any sentences, so that a language with a missing sentence does not compile. */
export type ShapeOf<C> = { readonly [K in keyof C]: C[K] extends string ? string : ShapeOf<C[K]> };
