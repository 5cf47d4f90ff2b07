/** ISO 3166-1 alpha-2 codes without separators, as in the kernel, which this page does not load. */
const codes =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCR' +
  'CUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHU' +
  'IDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQ' +
  'MRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSI' +
  'SJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

/** All countries, in the order of their codes. */
export const countryCodes: readonly string[] = codes.match(/../g)!;

/** The countries as HTML options, named and sorted in the language; `chosen` is selected. */
export const countryOptions = (language: string, chosen: string): string => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return countryCodes
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, language))
    .map(([code, name]) => `<option value="${code}"${code === chosen ? ' selected' : ''}>${name}</option>`)
    .join('');
};
