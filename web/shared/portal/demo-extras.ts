import type { Payment } from '#contract/payments/payments.ts';
import type { Column } from '../list/DataTable.tsx';

/** What the demo adds to the portal's screens. */
export interface DemoExtras {
  /** In the list of payments, instead of the customer's name. */
  readonly customerColumns: readonly Column<Payment>[];
  readonly figures: readonly Readonly<{ label: string; value: string }>[];
}
