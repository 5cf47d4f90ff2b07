import type { Sentences } from '#kernel/sentences.ts';
import type { Config } from '#platform/config.ts';
import type { Sheet } from '#platform/sheets/sheet.ts';
import { sheetsFrom } from '#platform/sheets/sheets-from.ts';
import { sheetEndings, writeSheet } from '#platform/sheets/write-sheet.ts';
import type { InvoiceSheets, SheetFormat } from '../../ports/invoice-sheets.ts';
import { conditionsOf } from './invoice-conditions.ts';
import { ratesSheet, sheetColumns, sheetSource, speech } from './invoice-sheet-columns.ts';

type Wish = Parameters<InvoiceSheets['write']>[0];

export class SqlInvoiceSheets implements InvoiceSheets {
  readonly #url: string;
  readonly #sentences: Sentences;

  constructor({ config, sentences }: Readonly<{ config: Config; sentences: Sentences }>) {
    this.#url = sheetsFrom(config);
    this.#sentences = sentences;
  }

  write(wish: Wish): AsyncIterable<Uint8Array> {
    return writeSheet(this.#url, wish.format, this.#sheetOf(wish));
  }

  endingOf(format: SheetFormat): string {
    return sheetEndings[format];
  }

  #sheetOf({ visibility, filters, today, language }: Wish): Sheet {
    const say = speech(this.#sentences, language);
    const { where, bindings } = conditionsOf(visibility, filters, today);
    return {
      title: say('register.sheet'),
      language,
      columns: sheetColumns(say),
      source: `${sheetSource} where ${where}`,
      orderBy: 'i.id',
      bindings,
      totals: {
        currencySql: 'i.currency',
        // Test and annulled documents are in no sum.
        countsSql: 'not i.is_test and i.annulled_at is null',
        label: say('register.sum'),
        labelColumn: 'merchant',
        currencyColumn: 'currency',
        more: [ratesSheet(say)],
      },
    };
  }
}
