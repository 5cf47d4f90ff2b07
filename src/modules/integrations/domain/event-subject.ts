import type { MerchantFactType } from '#kernel/merchant-fact.ts';

/** The kinds of objects that events are about. */
export type SubjectType =
  | 'payment'
  | 'refund'
  | 'dispute'
  | 'link'
  | 'invoice'
  | 'payout'
  | 'account'
  | 'month';

/** The subject of events with sample data: no record has this id, so no record is taken for theirs. */
export const sampleSubjectId = 'sample';

/** A credit note is a document as an invoice is. */
export const subjectTypeOf = (type: MerchantFactType): SubjectType => {
  const [object] = type.split('.');
  return object === 'credit_note' ? 'invoice' : (object as SubjectType);
};

/** The fields of an object that its GET is called with; the account is the merchant's only one. */
export const nameFieldsOf = (type: SubjectType): readonly string[] => {
  if (type === 'month') return ['merchantId', 'month'];
  return type === 'account' ? ['status'] : ['id'];
};
