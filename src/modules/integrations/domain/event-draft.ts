import type { MerchantFact } from '#kernel/merchant-fact.ts';
import type { SubjectType } from './event-subject.ts';
import type { EventContent } from './merchant-event.ts';

/** An event before it has its number. */
export type EventDraft = Readonly<{
  type: MerchantFact['type'];
  merchantId: number;
  subjectType: SubjectType;
  subjectId: string;
  at: Date;
  content: EventContent;
  version: string;
}>;

/**
 * Facts of one transaction, each once: a repeated fact of the same object is one, with what was before the first of them.
 */
export const distinctFacts = (facts: readonly MerchantFact[]): MerchantFact[] => {
  const byKey = new Map<string, MerchantFact>();
  for (const fact of facts) {
    const key = `${fact.merchantId} ${fact.type} ${fact.subjectId}`;
    const first = byKey.get(key);
    const previous = first && { ...fact.previous, ...first.previous };
    byKey.set(key, first === undefined ? fact : { ...first, ...(previous && { previous }) });
  }
  return [...byKey.values()];
};
