/** The part of jsdom that the XML reader uses; the package has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Readonly<{ DOMParser: typeof DOMParser }>;
  }
}
