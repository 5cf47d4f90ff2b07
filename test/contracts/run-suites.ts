import * as suites from './suites.ts';

type Suites = typeof suites;
type Closing = Readonly<{ close?: () => Promise<void> }>;

/** Opens what one suite tests; what needs no end has no `close`. */
export type Opener<S extends keyof Suites> = Suites[S] extends (
  name: string,
  open: (...given: infer G) => Promise<infer O>,
) => void
  ? (...given: G) => Promise<Omit<O, 'close'> & Closing>
  : never;
/** One implementation, or several by name. */
type Openers = { readonly [S in keyof Suites]?: Opener<S> | Readonly<Record<string, Opener<S>>> };

// oxlint-disable-next-line typescript/no-explicit-any -- suites open implementations of different types.
type Suite = (name: string, open: (...given: any[]) => Promise<any>) => void;
// oxlint-disable-next-line typescript/no-explicit-any -- as above.
type Open = (...given: any[]) => Promise<object>;

/** Runs suites of the table with their implementations, which have this name unless they give others. */
export const runSuites = (name: string, openers: Openers): void => {
  const opened = new Map(Object.entries<Open | Readonly<Record<string, Open>>>(openers));
  for (const [port, suite] of Object.entries<Suite>(suites)) {
    const given = opened.get(port);
    if (given === undefined) continue;
    const named = typeof given === 'function' ? { [name]: given } : given;
    for (const [each, open] of Object.entries(named))
      suite(each, async (...about) => ({ close: async () => undefined, ...(await open(...about)) }));
  }
};
