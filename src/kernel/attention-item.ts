/** A number of records that wait for a decision in the back office, counted on request. */
export type AttentionItem<Kind extends string = string> = Readonly<{
  kind: Kind;
  count(): Promise<number>;
  /** The cause, when there is a single one: a technical text for operators. */
  reason?(): string | undefined;
}>;
