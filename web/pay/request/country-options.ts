/** The codes of the kernel without separators; this page does not load the kernel. */
const codes =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCR' +
  'CUCVCWCXCYCZDEDJDKDMDODZEAECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHT' +
  'HUICIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMO' +
  'MPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESG' +
  'SHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSXIXKYEYT' +
  'ZAZMZW';

/** Names that browsers do not have. */
const northernIreland: Readonly<Record<string, string>> = { bg: 'Северна Ирландия', en: 'Northern Ireland' };

/** The names of countries and territories in a language. */
const countryNames = (language: string): ((code: string) => string) => {
  // Safari 14.0 and Firefox below 86 have no names: the code stands for the country.
  const names = Intl.DisplayNames && new Intl.DisplayNames(language, { type: 'region' });
  return (code) => (code === 'XI' ? northernIreland[language] : names?.of(code)) ?? code;
};

/** All countries, in the order of their codes. */
const countryCodes: readonly string[] = codes.match(/../g)!;

/** The names that the script cannot know, as data of the option. */
const names = (code: string): string =>
  code === 'XI' ? ` data-bg="${northernIreland['bg']}" data-en="${northernIreland['en']}"` : '';

/** The countries as HTML options, named and sorted in the language; `chosen` is selected. */
export const countryOptions = (language: string, chosen: string): string => {
  const nameOf = countryNames(language);
  return countryCodes
    .map((code) => [code, nameOf(code)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, language))
    .map(
      ([code, name]) =>
        `<option value="${code}"${names(code)}${code === chosen ? ' selected' : ''}>${name}</option>`,
    )
    .join('');
};
