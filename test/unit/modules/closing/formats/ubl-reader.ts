import { countries } from '#kernel/countries.ts';
import { documentCountryOf } from '#kernel/vat-territories.ts';
import { claimsPeppol, peppolRules } from './peppol-rules.ts';
import { categoryRules } from './ubl-category-rules.ts';
import { orderFaults } from './ubl-order.ts';
import type { UblRule } from './ubl-access.ts';
import { codeRules } from './ubl-code-rules.ts';
import { coreRules } from './ubl-core-rules.ts';
import { sumRules } from './ubl-sum-rules.ts';
import type { XmlElement } from './xml-reader.ts';

const standardRules: readonly UblRule[] = [
  ...coreRules,
  ...sumRules,
  ...codeRules(countries.map(documentCountryOf)),
  ...categoryRules,
];

/** The ids of the rules that a document breaks, and the elements that stand in no place of UBL. */
export const ublFaults = (document: XmlElement): string[] => [
  ...[...standardRules, ...(claimsPeppol(document) ? peppolRules : [])]
    .filter(([, , holds]) => !holds(document))
    .map(([id]) => id),
  ...orderFaults(document).map((place) => `order ${place}`),
];

/** All rules, for the tests of the rules themselves. */
export const allRules: readonly UblRule[] = [...standardRules, ...peppolRules];
