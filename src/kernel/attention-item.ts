/** A number of records that wait for a person of the back office, counted when they ask. */
export type AttentionItem<Kind extends string = string> = Readonly<{
  kind: Kind;
  count(): Promise<number>;
  /** A technical sentence for operators, where the item is about one thing. */
  reason?(): string | undefined;
}>;
