import type { EventContent } from './merchant-event.ts';

/** The most bytes of a body. */
export const mostBodyBytes = 20_000;
/** Room for the fields around the content: type, timestamp, merchant, sequence, version. */
const envelopeBytes = 300;

const fits = (content: EventContent): boolean =>
  Buffer.byteLength(JSON.stringify(content)) <= mostBodyBytes - envelopeBytes;

/**
 * The content within the limit of a body. A larger one first loses the lines of the document (`object.items`), then
 * everything but the fields that name the object.
 * @param nameFields the fields of the object that its GET is called with
 */
export const fitted = (content: EventContent, nameFields: readonly string[] = ['id']): EventContent => {
  if (fits(content)) return content;
  const { items: _items, ...withoutItems } = content.object;
  const shortened = { ...content, object: withoutItems, truncated: true as const };
  if (fits(shortened)) return shortened;
  const names = Object.entries(content.object).filter(([field]) => nameFields.includes(field));
  return { object: Object.fromEntries(names), truncated: true };
};
