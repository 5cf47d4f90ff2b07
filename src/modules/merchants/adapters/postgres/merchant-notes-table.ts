import { defineTable, generated, instant, optionalInstant, plain } from '#platform/database/define-table.ts';

export const notesTable = defineTable('merchant_notes', {
  id: generated<number>(),
  merchantId: plain<number>(),
  author: plain<string>(),
  text: plain<string>(),
  isPinned: plain<boolean>(),
  createdAt: instant(),
  changedAt: optionalInstant(),
});
