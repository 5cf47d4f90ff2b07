import { countries } from '#contract/sale-vat.ts';
import type { Choice } from '../shared/form/SelectInput.tsx';
import { useLanguage } from '../shared/messages/language.ts';

/** Bulgaria first, then the other countries by their names. */
export const useCountryChoices = (codes: readonly string[] = countries): Choice[] => {
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const choices = codes.map((value) => ({ value, label: names.of(value) ?? value }));
  const sorted = choices.toSorted((one, other) => one.label.localeCompare(other.label, language));
  return [...sorted.filter(({ value }) => value === 'BG'), ...sorted.filter(({ value }) => value !== 'BG')];
};
