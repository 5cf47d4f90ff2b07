/**
 * Spaces, invisible letters and the punctuation that people copy behind an identifier or an address: no
 * identifier of ours ends in one.
 */
const behind = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}.,;:!?…·)\]}>»›”“„"’‘‚'*|]+$/u;
const before = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}([{<«‹”“„"’‘‚'*|]+/u;

/** The text without the signs that were copied behind it. */
export const withoutSignsBehind = (text: string): string => text.replace(behind, '');

/** An identifier without the signs that were copied around it; a text of such signs alone stays as it is. */
export const withoutCopiedSigns = (text: string): string =>
  withoutSignsBehind(text).replace(before, '') || text;
