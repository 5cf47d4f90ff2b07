import { UnknownStatementFormat } from '#modules/banking/domain/failures.ts';
import { decodeText } from '#platform/imports/decode-text.ts';
import { UnreadableTable } from '#platform/imports/table.ts';

/** The encoding that an XML declaration names; it is written in ASCII signs in all that are read here. */
const declaredEncoding = (bytes: Uint8Array): string | null => {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return (
    /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(start)?.[1] ??
    null
  );
};

/** null: the encoding is not known, or the bytes are not written in it. */
const decodedBy = (label: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * The text of a file: by the encoding that it declares where that holds, otherwise strict UTF-8 and the encodings in which
 * Bulgarian programs write.
 * @throws UnknownStatementFormat for bytes that are no text
 */
export const statementText = (bytes: Uint8Array): string => {
  const declared = declaredEncoding(bytes);
  const text = declared === null || /^utf-?16/i.test(declared) ? null : decodedBy(declared, bytes);
  try {
    return text ?? decodeText(bytes).text;
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    throw new UnknownStatementFormat({ code: error.code, params: error.params });
  }
};
