import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import { bulgarianNumeral, type Gender } from './bulgarian-numerals.ts';
import { englishNumeral } from './english-numerals.ts';

type Unit = Readonly<{ one: string; many: string; gender: Gender }>;
type Units = Readonly<{ whole: Unit; part: Unit }>;

const bulgarian: Readonly<Record<ChargeCurrency, Units>> = {
  EUR: {
    whole: { one: 'евро', many: 'евро', gender: 'NEUTER' },
    part: { one: 'евроцент', many: 'евроцента', gender: 'MASCULINE' },
  },
  USD: {
    whole: { one: 'щатски долар', many: 'щатски долара', gender: 'MASCULINE' },
    part: { one: 'цент', many: 'цента', gender: 'MASCULINE' },
  },
};
const english: Readonly<Record<ChargeCurrency, Units>> = {
  EUR: {
    whole: { one: 'euro', many: 'euro', gender: 'NEUTER' },
    part: { one: 'cent', many: 'cents', gender: 'NEUTER' },
  },
  USD: {
    whole: { one: 'US dollar', many: 'US dollars', gender: 'NEUTER' },
    part: { one: 'cent', many: 'cents', gender: 'NEUTER' },
  },
};

const counted = (number: number, unit: Unit, language: Language): string => {
  const messages = language === 'bg' ? bulgarianNumeral(number, unit.gender) : englishNumeral(number);
  return `${messages} ${number === 1 ? unit.one : unit.many}`;
};

/**
 * „петдесет и едно евро и тринадесет евроцента“, “fifty-one euro and thirteen cents”; whole amounts without their part.
 * @throws RangeError below zero, or from a thousand million on
 */
export const amountInWords = ({ minor, currency }: Money<ChargeCurrency>, language: Language): string => {
  const { whole, part } = (language === 'bg' ? bulgarian : english)[currency];
  const cents = Number(minor % 100n);
  const units = counted(Number(minor / 100n), whole, language);
  if (cents === 0) return units;
  return `${units} ${language === 'bg' ? 'и' : 'and'} ${counted(cents, part, language)}`;
};
