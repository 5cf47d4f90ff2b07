/** An object as its GET answers it. */
export type ObjectSnapshot = Readonly<Record<string, unknown>>;

/**
 * Reads objects of a module as their GET answers them to their merchant, texts in the merchant's language, in the
 * transaction in progress: no remote call.
 */
export interface ObjectSnapshots {
  /**
   * @param id as in `MerchantFact.subjectId`
   * @throws Failure when there is no such object
   */
  read(id: number | string): Promise<ObjectSnapshot>;
}
