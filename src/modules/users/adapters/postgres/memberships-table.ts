import { defineTable, instant, plain } from '#platform/database/define-table.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';

export const membershipsTable = defineTable('memberships', {
  merchantId: plain<number>(),
  userId: plain<number>(),
  role: plain<MerchantRole>(),
  refundLimitMinor: plain<number | null>(),
  createdAt: instant(),
  invitedBy: plain<number | null>(),
  isBeyondPlan: plain<boolean>('beyondPlan'),
});
