import type { MerchantFactType } from '#kernel/merchant-fact.ts';

/** The kinds of objects that events are about. */
export type SubjectType =
  | 'payment'
  | 'refund'
  | 'dispute'
  | 'link'
  | 'transfer'
  | 'mandate'
  | 'invoice'
  | 'payout'
  | 'account'
  | 'month'
  | 'bank-line'
  | 'proforma'
  | 'schedule'
  | 'bill'
  | 'plan';

/** The subject of events with sample data: no record has this id, so no record is taken for theirs. */
export const sampleSubjectId = 'sample';

/** A credit note is a document as an invoice is. */
export const subjectTypeOf = (type: MerchantFactType): SubjectType => {
  const [object] = type.split('.');
  return object === 'credit_note' ? 'invoice' : (object as SubjectType);
};

const ownNames: Readonly<Partial<Record<SubjectType, readonly string[]>>> = {
  month: ['merchantId', 'month'],
  bill: ['id', 'merchantId', 'month'],
  account: ['status'],
  plan: ['plan'],
};

/** The fields of an object that its GET is called with; account and plan are the merchant's only ones. */
export const nameFieldsOf = (type: SubjectType): readonly string[] => ownNames[type] ?? ['id'];
