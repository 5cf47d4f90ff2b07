import type * as z from 'zod';
import type { changeProforma } from '#contract/proformas/proformas.ts';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { GivenTerms } from '../../application/check-terms.ts';

type Body = Omit<z.output<typeof changeProforma.body>, 'version'>;

/** Maps the body to the use-case; what is stored as content is what was given. */
export const readTerms = ({ kind, validUntil, cardMax, ...content }: Body): GivenTerms => ({
  kind,
  content,
  validUntil: businessDate(validUntil),
  cardMax: cardMax ? Money.ofDecimal(cardMax, content.currency) : null,
});
