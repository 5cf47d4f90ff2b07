import { countries, countryNames } from '#contract/sale-vat.ts';
import type { Choice } from '../../../shared/form/SelectInput.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';

/** Bulgaria first, then the other countries and territories by their names. */
export const useCountryChoices = (codes: readonly string[] = countries): Choice[] => {
  const language = useLanguage();
  const nameOf = countryNames(language);
  const choices = codes.map((value) => ({ value, label: nameOf(value) }));
  const sorted = choices.toSorted((one, other) => one.label.localeCompare(other.label, language));
  return [...sorted.filter(({ value }) => value === 'BG'), ...sorted.filter(({ value }) => value !== 'BG')];
};
