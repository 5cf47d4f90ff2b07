import { sheetFiles, type SheetDeps } from '#platform/sheets/sheet-files.ts';
import { sheetEndings } from '#platform/sheets/write-sheet.ts';
import type { InvoiceSheets } from '../../ports/invoice-sheets.ts';
import { conditionsOf } from './invoice-conditions.ts';
import { countsSql, ratesSheet, sheetColumns, sheetSource, speech } from './invoice-sheet-columns.ts';

type Wish = Parameters<InvoiceSheets['write']>[0];

export const sqlInvoiceSheets = (deps: SheetDeps): InvoiceSheets => ({
  ...sheetFiles(deps, ({ visibility, filters, today, language }: Wish) => {
    const say = speech(deps.sentences, language);
    const { where, bindings } = conditionsOf(visibility, filters, today);
    return {
      title: say('register.sheet'),
      columns: sheetColumns(say),
      source: `${sheetSource} where ${where}`,
      orderBy: 'i.id',
      bindings,
      totals: {
        currencySql: 'i.currency',
        countsSql,
        label: say('register.sum'),
        labelColumn: 'merchant',
        currencyColumn: 'currency',
        more: [ratesSheet(say)],
      },
    };
  }),
  endingOf: (format) => sheetEndings[format],
});
