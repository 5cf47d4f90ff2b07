import { exemptGrounds } from '#kernel/sale-vat.ts';
import type { VatGround } from './vat.ts';

/**
 * Why a tax base carries 0 %, as the Bulgarian sales ledger divides it (VAT Act regulations, annex 10): exports in column
 * 14, intra-Community supplies in 15, services outside the territory in 17, exempt supplies in 19. OTHER: grounds whose
 * column depends on the operation. NOT_STATED: documents that may not state VAT, which are in no column.
 */
export const groundClasses = [
  'EXPORT',
  'INTRA_COMMUNITY',
  'OUTSIDE',
  'EXEMPT',
  'OTHER',
  'NOT_STATED',
] as const;
export type GroundClass = (typeof groundClasses)[number];

const exempt = Object.fromEntries(exemptGrounds.map((ground) => [ground, 'EXEMPT'])) as Record<
  (typeof exemptGrounds)[number],
  'EXEMPT'
>;

/** The class of each ground. */
export const classOfGround: Readonly<Record<VatGround, GroundClass>> = {
  ART_28: 'EXPORT',
  ART_53: 'INTRA_COMMUNITY',
  ART_21_2: 'OUTSIDE',
  ...exempt,
  CHAPTER_4: 'EXEMPT',
  ART_141: 'OTHER',
  ART_143: 'OTHER',
  ART_163A: 'OTHER',
  ART_113_9: 'NOT_STATED',
  DIRECTIVE_284: 'NOT_STATED',
};
