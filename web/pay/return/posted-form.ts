import type { PayPageData, ReturnAnswer } from '#contract/payments/pay-page.ts';

/** What became of a form that was posted without a script. */
export type PostedForm = Readonly<{ answer: ReturnAnswer | null; refused: PayPageData['refused'] }>;

type Refused = Readonly<{
  fields: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
}>;
const none: Refused = { fields: {}, typed: {} };

/** Problems and typed values of the posted form `name`; none when another one was posted, or none. */
export const refusedFields = ({ refused }: PostedForm, name: 'receipt' | 'buyer'): Refused =>
  refused !== null && 'typed' in refused && refused.typed['form'] === name ? refused : none;
