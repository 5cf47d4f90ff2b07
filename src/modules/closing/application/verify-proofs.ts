import type { FileFault, GivenFile } from './verify-files.ts';

const texts = [
  'invoiceNumber',
  'documentHash',
  'contentHash',
  'storedText',
  'correctionHash',
  'correctionText',
] as const;
/** A correction of a proof as the pack has it: texts, and what each is hashed to. */
type Correction = Readonly<Record<(typeof texts)[number], string> & { hashedText: string | null }>;

const fileName = 'proof-corrections.json';
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

const sha256 = async (text: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The text with U+FFFD for each half surrogate pair, as a database in UTF-8 stores it; null for text that is no JSON. */
const asStored = (text: string): string | null => {
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    );
  } catch {
    return null;
  }
};

/** The hash of a document in the manifest beside the file, in its form of today or before; null without a manifest or PDF. */
const hashInManifest = (files: readonly GivenFile[], folder: string, number: string): string | null => {
  const manifest = files.find(({ path }) => path === `${folder}manifest.txt`);
  if (manifest === undefined) return null;
  const path = `fakturi/${number}.pdf`;
  const [, now, before] =
    new RegExp(`^(?:# document (\\w+)  ${path}|.*  ${path}  document (\\w+))\\r?$`, 'm').exec(
      new TextDecoder().decode(manifest.content),
    ) ?? [];
  return now ?? before ?? null;
};

const faultsOf = async (one: Correction, inManifest: string | null): Promise<string[]> => {
  const { documentHash, contentHash, hashedText, storedText, correctionText } = one;
  const says = correctionText.split('\n');
  const checks: readonly (readonly [fault: string, isTrue: boolean])[] = [
    [
      'the hash of the document is of another text',
      hashedText !== null && (await sha256(hashedText)) === documentHash,
    ],
    ['the hash of the content is of another text', (await sha256(storedText)) === contentHash],
    [
      'the texts differ in more than lost letters',
      hashedText !== null && asStored(hashedText) === storedText,
    ],
    ['the hash of the correction is of another text', (await sha256(correctionText)) === one.correctionHash],
    ['the correction is of another document', says[4] === documentHash && says[5] === contentHash],
    ['the manifest has another hash of the document', inManifest === null || inManifest === documentHash],
  ];
  return checks.filter(([, isTrue]) => !isTrue).map(([fault]) => `${one.invoiceNumber}: ${fault}`);
};

const isCorrection = (value: unknown): value is Correction =>
  typeof value === 'object' &&
  value !== null &&
  texts.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string') &&
  ((value as Correction).hashedText === null || typeof (value as Correction).hashedText === 'string');

const read = ({ content }: GivenFile): readonly Correction[] | null => {
  try {
    const parsed = JSON.parse(new TextDecoder().decode(content)) as unknown;
    return Array.isArray(parsed) && parsed.every(isCorrection) ? parsed : null;
  } catch {
    return null;
  }
};

/**
 * Verifies the corrections of proofs in a pack by their own texts and by the manifest, without the database: each hash is
 * of its text, and the hashed text differs from the stored one in half surrogate pairs alone.
 */
export const verifyProofs = async (
  files: readonly GivenFile[],
): Promise<Readonly<{ verified: number; faults: readonly FileFault[] }>> => {
  const found: FileFault[] = [];
  const given = files.filter(({ path }) => path === `${folderOf(path)}${fileName}`);
  for (const file of given) {
    const corrections = read(file);
    if (corrections === null) found.push({ path: file.path, line: null, fault: 'no corrections of proofs' });
    for (const [place, one] of (corrections ?? []).entries()) {
      const inManifest = hashInManifest(files, folderOf(file.path), one.invoiceNumber);
      for (const fault of await faultsOf(one, inManifest))
        found.push({ path: file.path, line: place + 1, fault });
    }
  }
  return { verified: given.length, faults: found };
};
