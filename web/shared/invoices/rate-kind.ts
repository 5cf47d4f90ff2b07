import { exemptGrounds } from '#contract/sale-vat.ts';

const exempt: readonly (string | null)[] = [...exemptGrounds, 'CHAPTER_4'];
const withoutTax: readonly (string | null)[] = ['ART_113_9', 'DIRECTIVE_284'];

/** How the rate of a line is shown: an exempt supply and the margin scheme have none, and some sellers state no tax. */
export const rateKindOf = (vatGround: string | null): 'EXEMPT' | 'MARGIN' | 'NOT_STATED' | 'RATE' => {
  if (exempt.includes(vatGround)) return 'EXEMPT';
  if (vatGround === 'ART_143') return 'MARGIN';
  return withoutTax.includes(vatGround) ? 'NOT_STATED' : 'RATE';
};
