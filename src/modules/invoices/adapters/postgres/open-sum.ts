/**
 * What is still to be paid of a document `i`, in minor units; 0 for a credit note and an annulled document. In SQL for
 * exports, which are not read into memory: a test compares it with `openMinorOf` and `openOf` of the domain.
 */
export const openSum = `(case when i.type <> 'CREDIT_NOTE' and i.annulled_at is null
  then greatest(i.total_minor - i.paid_minor - i.credited_minor, 0) else 0 end)`;
