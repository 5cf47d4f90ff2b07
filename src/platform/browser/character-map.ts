/** First and last code point, both included. */
export type CodePointRange = readonly [first: number, last: number];

const lastCodePoint = 0x10ffff;

/** Segments with deltas (OpenType, cmap format 4); code points of glyph 0 are not covered. */
const segmentsOf = (table: DataView, at: number): CodePointRange[] => {
  const doubled = table.getUint16(at + 6);
  const ends = at + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const offsets = deltas + doubled;
  const glyphAt = (segment: number, code: number): number => {
    const offset = table.getUint16(offsets + segment);
    const delta = table.getUint16(deltas + segment);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = table.getUint16(
      offsets + segment + offset + (code - table.getUint16(starts + segment)) * 2,
    );
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  };
  const found: CodePointRange[] = [];
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = table.getUint16(ends + segment);
    for (let code = table.getUint16(starts + segment); code <= end && code < 0xffff; code += 1)
      if (glyphAt(segment, code) !== 0) found.push([code, code]);
  }
  return found;
};

/** Groups of code points (OpenType, cmap format 12). */
const groupsOf = (table: DataView, at: number): CodePointRange[] =>
  Array.from({ length: table.getUint32(at + 12) }, (_, group): CodePointRange => {
    const first = at + 16 + group * 12;
    return [table.getUint32(first), Math.min(table.getUint32(first + 4), lastCodePoint)];
  });

const isUnicode = (platform: number, encoding: number): boolean =>
  platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));

/** The code points of a `cmap` table, of its Unicode subtables in formats 4 and 12, which all current fonts have. */
export const codePointsOfTable = (table: DataView): CodePointRange[] => {
  const ranges: CodePointRange[] = [];
  const count = table.getUint16(2);
  for (let record = 4; record < 4 + count * 8; record += 8) {
    if (!isUnicode(table.getUint16(record), table.getUint16(record + 2))) continue;
    const at = table.getUint32(record + 4);
    const format = table.getUint16(at);
    if (format === 4) ranges.push(...segmentsOf(table, at));
    if (format === 12) ranges.push(...groupsOf(table, at));
  }
  return ranges;
};
