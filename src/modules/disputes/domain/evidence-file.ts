import type { FieldProblem } from '#kernel/failure.ts';

/** Media types that the provider accepts as evidence. */
export type EvidenceMediaType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** The provider's limit of all documents of a dispute together: 4.5 MB (Stripe, "Submit evidence"). */
export const maxEvidenceBytes = 4_500_000;

const endings: Readonly<Record<EvidenceMediaType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
const endsWith = (bytes: Uint8Array, end: readonly number[]): boolean =>
  end.every((byte, index) => bytes[bytes.length - end.length + index] === byte);
const text = (written: string): number[] => Array.from(Buffer.from(written, 'latin1'));

/** The end marker of a PDF stands in its last kilobyte (ISO 32000, annex C). */
const isPdf = (bytes: Uint8Array): boolean =>
  startsWith(bytes, text('%PDF-')) && Buffer.from(bytes.subarray(-1_024)).includes('%%EOF');
const isJpeg = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0xff, 0xd8, 0xff]) && endsWith(bytes, [0xff, 0xd9]);
const isPng = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) &&
  endsWith(bytes, [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

/** Reads the type from the first and last bytes, never from a name. */
export const readEvidenceFile = (bytes: Uint8Array): EvidenceMediaType | readonly FieldProblem[] => {
  if (bytes.length > maxEvidenceBytes)
    return [
      {
        field: 'content',
        code: 'fields.evidence-bytes',
        params: { megabytes: maxEvidenceBytes / 1_000_000 },
      },
    ];
  if (isPdf(bytes)) return 'application/pdf';
  if (isJpeg(bytes)) return 'image/jpeg';
  return isPng(bytes) ? 'image/png' : [{ field: 'content', code: 'fields.evidence-type', params: {} }];
};

/** A name without folders, control characters and signs that file systems refuse, with the ending of its type. */
export const cleanFileName = (given: string, mediaType: EvidenceMediaType): string => {
  const base = given
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/gu, '')
    .slice(0, 80);
  return `${base === '' ? 'document' : base}.${endings[mediaType]}`;
};

/** The name at the provider: unique, so that an upload without an answer is found by it. */
export const providerFileName = ({
  field,
  providerKey,
  mediaType,
}: Readonly<{ field: string; providerKey: string; mediaType: EvidenceMediaType }>): string =>
  `${field}-${providerKey}.${endings[mediaType]}`;
