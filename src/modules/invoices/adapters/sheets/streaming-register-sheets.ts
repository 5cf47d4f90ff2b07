import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { RegisterRow } from '../../ports/invoice-register.ts';
import type { RegisterSheets, SheetFormat } from '../../ports/register-sheets.ts';
import { csvRegister } from './csv-register.ts';
import { excelRegister } from './excel-register.ts';

const writers = { csv: csvRegister, excel: excelRegister } as const;

export class StreamingRegisterSheets implements RegisterSheets {
  readonly #sentences: Sentences;

  constructor({ sentences }: Readonly<{ sentences: Sentences }>) {
    this.#sentences = sentences;
  }

  write(
    format: SheetFormat,
    rows: AsyncIterable<readonly RegisterRow[]>,
    language: Language,
  ): AsyncIterable<Uint8Array> {
    return writers[format](rows, language, this.#sentences);
  }
}
