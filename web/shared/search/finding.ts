export interface Finding {
  readonly to: string;
  readonly title: string;
  readonly detail: string | null;
  /** What kind of thing it is, in words. */
  readonly kind: string;
}

/** What is found for a text; `isSure` once everybody has answered. */
export type UseFindings = (text: string) => {
  readonly findings: readonly Finding[];
  readonly error: Error | null;
  readonly isSure: boolean;
};
