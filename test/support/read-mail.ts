type Headers = ReadonlyMap<string, string>;
export type MailPart = Readonly<{ type: string; fileName: string | undefined; content: Buffer }>;
export type ReadMail = Readonly<{ headers: Headers; parts: readonly MailPart[] }>;

const splitOnce = (text: string, separator: string): [string, string] => {
  const place = text.indexOf(separator);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + separator.length)];
};

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('latin1')
        : word
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/gi, (_escape, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
    );
const utf8 = (latin1: string): string => Buffer.from(latin1, 'latin1').toString('utf8');

const readHeaders = (text: string): Headers =>
  new Map(
    text
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => splitOnce(line, ':'))
      .map(([name, value]) => [name.toLowerCase(), utf8(decodeWords(value.trim()))]),
  );

const decodeBody = (body: string, encoding: string): Buffer => {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const joined = body.replace(/=\r\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
};

const readParts = (raw: string): { headers: Headers; parts: MailPart[] } => {
  const [head, body] = splitOnce(raw, '\r\n\r\n');
  const headers = readHeaders(head);
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary !== undefined) {
    const inner = body.split(`--${boundary}`).slice(1, -1);
    return { headers, parts: inner.flatMap((part) => readParts(part.replace(/^\r\n/, '')).parts) };
  }
  const content = decodeBody(body, headers.get('content-transfer-encoding') ?? '7bit');
  const fileName = /filename="?([^";]+)"?/.exec(headers.get('content-disposition') ?? '')?.[1];
  return { headers, parts: [{ type: type.split(';')[0]!, fileName, content }] };
};

/** Headers by lower-case name, and the parts of a raw mail. */
export const readMail = (raw: Buffer): ReadMail => readParts(raw.toString('latin1'));

export const partOf = ({ parts }: ReadMail, type: string): Buffer => {
  const part = parts.find((candidate) => candidate.type === type);
  if (part === undefined) throw new Error(`the mail has no ${type}`);
  return part.content;
};
