/**
 * A unit of quantity: its code in Recommendation 20 of UN/ECE (with `X`, in Recommendation 21), as forms offer it in each
 * language, and other ways in which people write it.
 */
type Unit = readonly [code: string, bg: string, en: string, others: string];

const units: readonly Unit[] = [
  ['C62', 'бр.', 'pc.', 'брой броя бройка бройки pcs piece pieces ea each unit units item items'],
  ['HUR', 'час', 'hour', 'ч часа часове h hr hrs hours'],
  ['DAY', 'ден', 'day', 'дни дена days'],
  ['MON', 'месец', 'month', 'мес месеца месеци months mo'],
  ['KGM', 'кг', 'kg', 'килограм килограма килограми kgs kilogram kilograms kilo'],
  ['GRM', 'г', 'g', 'гр грам грама грамове gr gram grams'],
  ['TNE', 'т', 't', 'тон тона тонове ton tons tonne tonnes'],
  ['LTR', 'л', 'l', 'литър литра литри lt ltr liter liters litre litres'],
  ['MLT', 'мл', 'ml', 'милилитър милилитра милилитри milliliter millilitre milliliters millilitres'],
  ['MTR', 'м', 'm', 'метър метра метри meter meters metre metres'],
  ['LM', 'л.м', 'lin. m', 'лм лин.м линеен.метър линейни.метра rm lm linear.meter linear.metre'],
  ['CMT', 'см', 'cm', 'сантиметър сантиметра сантиметри centimeter centimetre'],
  ['MMT', 'мм', 'mm', 'милиметър милиметра милиметри millimeter millimetre'],
  ['KMT', 'км', 'km', 'километър километра километри kilometer kilometers kilometre kilometres'],
  ['MTK', 'м²', 'm²', 'м2 кв.м квм квадратен.метър квадратни.метра m2 sqm sq.m square.meter square.metre'],
  [
    'MTQ',
    'м³',
    'm³',
    'м3 куб.м кубм кубик кубика кубичен.метър кубични.метра m3 cbm cubic.meter cubic.metre',
  ],
  ['KWH', 'кВтч', 'kWh', 'квч kw.h киловатчас киловатчаса'],
  ['MWH', 'МВтч', 'MWh', 'мвч мегаватчас мегаватчаса'],
  ['MIN', 'минута', 'minute', 'мин минути min mins minutes'],
  ['WEE', 'седмица', 'week', 'седм седмици weeks wk'],
  ['ANN', 'година', 'year', 'год години years yr'],
  ['SET', 'комплект', 'set', 'комплекта комплекти компл к.т кт sets kit kits'],
  ['PR', 'чифт', 'pair', 'чифта чифтове pairs'],
  ['DZN', 'дузина', 'dozen', 'дузини dozens'],
  ['E48', 'услуга', 'service', 'услуги services'],
  ['IE', 'човек', 'pers.', 'person човека души лице лица гост госта гости people persons guest guests pax'],
  ['ZP', 'стр.', 'page', 'страница страници pages pg'],
  [
    'XPK',
    'опаковка',
    'pack',
    'опаковки опак оп пакет пакета пакети packs package packages pkg packet packets',
  ],
  ['XBX', 'кутия', 'box', 'кутии boxes'],
  ['XCT', 'кашон', 'carton', 'кашона кашони cartons'],
  ['XBO', 'бутилка', 'bottle', 'бутилки бут bottles'],
  ['XBG', 'торба', 'bag', 'торби чувал чувала чували bags sack sacks'],
  ['XRO', 'ролка', 'roll', 'ролки руло рула rolls'],
  ['XPX', 'палет', 'pallet', 'палета палети pallets'],
  ['DAA', 'дка', 'decare', 'декар декара декари decares'],
  ['H18', 'ха', 'ha', 'хектар хектара хектари hectare hectares'],
  ['MIL', 'хил. бр.', 'thousand', 'хиляда хиляди хил хил.броя thousands'],
];

/** Small letters without spaces, dots and dashes; raised digits as digits. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.\p{Pd}]/gu, '');

const codes = new Map(
  units.flatMap(([code, bg, en, others]) =>
    [bg, en, ...others.split(' ')].map((text) => [plain(text), code] as const),
  ),
);

/** A unit that has no code of its own: one. */
const one = 'C62';

/** The code of a unit as it was typed, `бр. / pc.` too; C62, one, for an unknown text. */
export const unitCodeOf = (typed: string): string => {
  const found = [typed, ...typed.split('/')].map((part) => codes.get(plain(part)));
  return found.find((code) => code !== undefined) ?? one;
};

/** A unit as a reader calls it: a known one in the language, any other as it was typed. */
export const unitIn = (typed: string, language: 'bg' | 'en'): string => {
  const known = [typed, ...typed.split('/')].map((part) => codes.get(plain(part))).find(Boolean);
  const unit = units.find(([code]) => code === known);
  if (unit === undefined) return typed;
  return language === 'bg' ? unit[1] : unit[2];
};

/** The units that forms offer, the commonest first. */
export const offeredUnits = (language: 'bg' | 'en'): readonly string[] =>
  units.map(([, bg, en]) => (language === 'bg' ? bg : en));
