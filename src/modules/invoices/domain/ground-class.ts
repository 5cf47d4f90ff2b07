import { exemptGrounds } from '#kernel/sale-vat.ts';
import type { VatGround } from './vat.ts';

/**
 * Why a tax base carries 0 %, as the Bulgarian sales ledger divides it (VAT Act regulations, annex 10). OUTSIDE: services
 * to a company of another member state. OUTSIDE_UNION: services to a company outside the Union. OTHER: grounds whose
 * column depends on the operation. NOT_STATED: documents that may not state VAT, which are in no column.
 */
export const groundClasses = [
  'EXPORT',
  'INTRA_COMMUNITY',
  'OUTSIDE',
  'OUTSIDE_UNION',
  'TRIANGULAR',
  'EXEMPT',
  'OTHER',
  'NOT_STATED',
] as const;
export type GroundClass = (typeof groundClasses)[number];

/** The column of each class in the sales ledger; null where an accountant decides, or VAT may not be stated. */
export const columnOfClass = {
  EXPORT: '14',
  INTRA_COMMUNITY: '15',
  OUTSIDE: '17',
  OUTSIDE_UNION: '18',
  TRIANGULAR: '25',
  EXEMPT: '19',
  OTHER: null,
  NOT_STATED: null,
} as const satisfies Readonly<Record<GroundClass, string | null>>;

const exempt = Object.fromEntries(exemptGrounds.map((ground) => [ground, 'EXEMPT'])) as Record<
  (typeof exemptGrounds)[number],
  'EXEMPT'
>;

/** The class of each ground for a buyer outside the Union or in Bulgaria. */
const classOfGround: Readonly<Record<VatGround, GroundClass>> = {
  ART_28: 'EXPORT',
  ART_53: 'INTRA_COMMUNITY',
  ART_21_2: 'OUTSIDE_UNION',
  ...exempt,
  CHAPTER_4: 'EXEMPT',
  ART_141: 'TRIANGULAR',
  ART_143: 'OTHER',
  ART_163A: 'OTHER',
  ART_113_9: 'NOT_STATED',
  DIRECTIVE_284: 'NOT_STATED',
};

/** The class of a base at 0 %. @param isInUnion whether the buyer is in another member state (`isInOtherMemberState`) */
export const classOfBase = (ground: VatGround, isInUnion: boolean): GroundClass => {
  const found = classOfGround[ground];
  return found === 'OUTSIDE_UNION' && isInUnion ? 'OUTSIDE' : found;
};
