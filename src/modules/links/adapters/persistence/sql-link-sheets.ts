import type { Clock } from '#kernel/clock.ts';
import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { Config } from '#platform/config.ts';
import { amount, moment, text, whole, type Sheet, type SheetColumn } from '#platform/sheets/sheet.ts';
import { headings, valueWords } from '#platform/sheets/sheet-words.ts';
import { sheetsFrom } from '#platform/sheets/sheets-from.ts';
import { writeSheet } from '#platform/sheets/write-sheet.ts';
import type { LinkSheets } from '../../ports/link-sheets.ts';
import { listedLinks } from './link-conditions.ts';

type Deps = Readonly<{ config: Config; sentences: Sentences; clock: Clock }>;

const statuses = ['ACTIVE', 'PAID', 'EXPIRED', 'CANCELLED'] as const;

const columnsOf = (sentences: Sentences, language: Language, publicUrl: string): SheetColumn[] => {
  const head = headings(sentences, language);
  const status = valueWords(sentences, language, 'link', statuses);
  return [
    whole('id', head('id'), 'id'),
    text('merchant', head('merchant'), 28, '"merchantName"'),
    text('url', head('url'), 50, `('${publicUrl}/pay/' || token)`),
    text('status', head('status'), 14, status('status')),
    text('currency', head('currency'), 9, 'currency'),
    amount('amount', head('amount'), '"amountMinor"'),
    text('description', head('description'), 36, 'description'),
    text('customer', head('customer'), 28, '"customerName"'),
    text('customerEmail', head('email'), 28, '"customerEmail"'),
    moment('createdAt', head('created'), '"createdAt"'),
    moment('expiresAt', head('expires'), '"expiresAt"'),
  ];
};

type Wish = Parameters<LinkSheets['write']>[0];

export class SqlLinkSheets implements LinkSheets {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  write(wish: Wish): AsyncIterable<Uint8Array> {
    return writeSheet(sheetsFrom(this.#deps.config), wish.format, this.#sheetOf(wish));
  }

  #sheetOf({ filters, language }: Wish): Sheet {
    const { sentences, config, clock } = this.#deps;
    const { source, where, bindings } = listedLinks('all', filters, clock.now());
    return {
      title: headings(sentences, language)('links'),
      language,
      columns: columnsOf(sentences, language, config.publicUrl),
      source: `from ${source} where ${where}`,
      orderBy: 'id',
      bindings,
    };
  }
}
