import type { FileFault, GivenFile } from './verify-files.ts';

/** A correction of a proof as the pack has it: three texts, and what each is hashed to. */
type Correction = Readonly<
  Record<
    'invoiceNumber' | 'documentHash' | 'contentHash' | 'storedText' | 'correctionHash' | 'correctionText',
    string
  > & { hashedText: string | null }
>;

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

/** The document's hash in the manifest beside the file; null without a manifest or a PDF. */
const hashInManifest = (files: readonly GivenFile[], folder: string, number: string): string | null => {
  const manifest = files.find(({ path }) => path === `${folder}manifest.txt`);
  const text = manifest === undefined ? '' : new TextDecoder().decode(manifest.content);
  return new RegExp(`  fakturi/${number}\\.pdf  document ([0-9a-f]{64})\\r$`, 'm').exec(text)?.[1] ?? null;
};

const faultsOf = async (one: Correction, inManifest: string | null): Promise<string[]> => {
  const { documentHash, contentHash, hashedText, storedText, correctionText } = one;
  const says = correctionText.split('\n');
  const checks: readonly (readonly [isTrue: boolean, fault: string])[] = [
    [
      hashedText !== null && (await sha256(hashedText)) === documentHash,
      'the hash of the document is of another text',
    ],
    [(await sha256(storedText)) === contentHash, 'the hash of the content is of another text'],
    [
      hashedText !== null && asStored(hashedText) === storedText,
      'the texts differ in more than lost letters',
    ],
    [(await sha256(correctionText)) === one.correctionHash, 'the hash of the correction is of another text'],
    [says[4] === documentHash && says[5] === contentHash, 'the correction is of another document'],
    [inManifest === null || inManifest === documentHash, 'the manifest has another hash of the document'],
  ];
  return checks.filter(([isTrue]) => !isTrue).map(([, fault]) => `${one.invoiceNumber}: ${fault}`);
};

const read = ({ content }: GivenFile): readonly Correction[] | null => {
  try {
    const parsed = JSON.parse(new TextDecoder().decode(content)) as unknown;
    return Array.isArray(parsed) ? (parsed as readonly Correction[]) : null;
  } catch {
    return null;
  }
};

/**
 * Verifies the corrections of proofs in a pack by their own texts and by the manifest, without the database: each hash is
 * of its text, and the hashed text differs from the stored one in half surrogate pairs alone.
 */
export const verifyProofs = async (files: readonly GivenFile[]): Promise<readonly FileFault[]> => {
  const found: FileFault[] = [];
  for (const file of files.filter(({ path }) => path === `${folderOf(path)}${fileName}`)) {
    const corrections = read(file);
    if (corrections === null) found.push({ path: file.path, line: null, fault: 'no corrections of proofs' });
    for (const [place, one] of (corrections ?? []).entries()) {
      const inManifest = hashInManifest(files, folderOf(file.path), one.invoiceNumber);
      for (const fault of await faultsOf(one, inManifest))
        found.push({ path: file.path, line: place + 1, fault });
    }
  }
  return found;
};
