import { isOtherMemberState } from '#kernel/eu-vat-number.ts';
import type { VatGround } from '#kernel/sale-vat.ts';

/**
 * Where a supply counts. COUNTRY: in Bulgaria, and so in the Union. UNION: in the Union alone. BUYER: the place of the
 * service is the buyer's, in the Union where the buyer is. NOWHERE: exempt without a right to deduct.
 */
type Place = 'COUNTRY' | 'UNION' | 'BUYER' | 'NOWHERE';

/**
 * Which supplies are part of the annual turnover of the thresholds (VAT Act, art. 168в; Directive 2006/112/EC, art. 280a
 * and 288), by their ground. Exempt supplies count only where they are of land, finance or insurance, which here are
 * taken for the main activity. A ground without an article counts, so that the alert comes too early, never too late. An
 * accountant must confirm the table (docs/operations/month-end.md).
 */
export const turnoverPlaces: Readonly<Record<VatGround, Place>> = {
  ART_113_9: 'COUNTRY',
  DIRECTIVE_284: 'COUNTRY',
  ART_28: 'COUNTRY',
  ART_53: 'COUNTRY',
  ART_21_2: 'BUYER',
  ART_141: 'UNION',
  ART_163A: 'COUNTRY',
  ART_143: 'COUNTRY',
  ART_39: 'NOWHERE',
  ART_40: 'NOWHERE',
  ART_41: 'NOWHERE',
  ART_42: 'NOWHERE',
  ART_43: 'NOWHERE',
  ART_44: 'NOWHERE',
  ART_45: 'COUNTRY',
  ART_46: 'COUNTRY',
  ART_47: 'COUNTRY',
  ART_48: 'NOWHERE',
  ART_49: 'NOWHERE',
  ART_50: 'NOWHERE',
  CHAPTER_4: 'COUNTRY',
};

/** COUNTRY: VAT Act, art. 96(1). UNION: Directive 2006/112/EC, art. 284(2)(a). */
export const thresholdLimits = ['COUNTRY', 'UNION'] as const;
export type ThresholdLimit = (typeof thresholdLimits)[number];

/**
 * Whether a supply is part of the turnover of a threshold.
 * @param ground null where VAT is charged
 * @param country of the buyer, ISO 3166-1 alpha-2
 */
export const countsTowards = (limit: ThresholdLimit, ground: VatGround | null, country: string): boolean => {
  const place = ground === null ? 'COUNTRY' : turnoverPlaces[ground];
  if (place === 'BUYER') return limit === 'UNION' && isOtherMemberState(country);
  return place === 'COUNTRY' || (place === 'UNION' && limit === 'UNION');
};

/** Whether turnover outside of the product, which was supplied in that country, is part of the turnover of a threshold. */
export const isSuppliedIn = (limit: ThresholdLimit, country: string): boolean =>
  country === 'BG' || (limit === 'UNION' && isOtherMemberState(country));
