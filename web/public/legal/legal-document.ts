interface Chapter {
  /** Anchor, the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
}

export interface LegalDocument {
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly Chapter[];
}
