import { saveFile } from '../save-file.ts';
import { inGroups } from './typed-code.ts';

/** A recovery code as it is shown and printed. */
export const shownCode = (code: string): string => inGroups(code, 5);

/** The codes as text, one a line, below a title. */
export const recoveryText = (title: string, codes: readonly string[]): string =>
  [title, '', ...codes.map(shownCode), ''].join('\n');

/** Saves the codes as a text file. */
export const saveRecoveryText = (title: string, codes: readonly string[]): void =>
  saveFile(new Blob([recoveryText(title, codes)], { type: 'text/plain;charset=utf-8' }), 'plateno-codes.txt');
