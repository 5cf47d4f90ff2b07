const settlement = /^(?:(?:гр|с|к\.\s?к)\.\s*|(?:град|село|гр|с)\s+)(.+)$/iu;
const country = /^(?:българия|bulgaria|bg)$/iu;
const postcode = /^(?:\d{4}\s+(\D+)|(\D+?)\s+\d{4})$/u;
const street = /\d|№|„|"|(?:^|\s)(?:ул|бул|пл|ж\.?\s?к|кв|бл|вх|ет|ап|str|st|blvd|street|sq)(?:\.|\s|$)/iu;

const partOf = (pattern: RegExp, parts: readonly string[]): string | undefined =>
  parts.flatMap((part) => pattern.exec(part)?.slice(1) ?? []).find((town) => town !== undefined);

/**
 * The town of a postal address: after `гр.` or `с.`, beside a postcode, or the last part that is no street. The street
 * of a sole trader may be a home; null rather than a part of it.
 */
export const townOf = (postalAddress: string): string | null => {
  const parts = postalAddress
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => !country.test(part));
  const town =
    partOf(settlement, parts) ?? partOf(postcode, parts) ?? parts.findLast((part) => !street.test(part));
  const name = town?.replace(/^\d{4}\s+|\s+\d{4}$/gu, '').trim() ?? '';
  return name === '' || name.length > 40 || street.test(name) ? null : name;
};
