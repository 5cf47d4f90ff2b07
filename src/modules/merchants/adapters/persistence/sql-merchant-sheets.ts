import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { Config } from '#platform/config.ts';
import { moment, text, whole, type Sheet, type SheetColumn } from '#platform/sheets/sheet.ts';
import { headings, valueWords } from '#platform/sheets/sheet-words.ts';
import { sheetsFrom } from '#platform/sheets/sheets-from.ts';
import { writeSheet } from '#platform/sheets/write-sheet.ts';
import type { MerchantSheets } from '../../ports/merchant-sheets.ts';
import { matchingMerchants } from './merchant-conditions.ts';

type Deps = Readonly<{ config: Config; sentences: Sentences }>;

const statuses = ['PENDING', 'ACTIVE', 'SUSPENDED', 'INACTIVE'] as const;
const types = ['RESTAURANT', 'RETAIL', 'SERVICE', 'ECOMMERCE', 'OTHER'] as const;

const columnsOf = (sentences: Sentences, language: Language): SheetColumn[] => {
  const head = headings(sentences, language);
  const status = valueWords(sentences, language, 'merchant', statuses);
  const type = valueWords(sentences, language, 'business', types);
  return [
    whole('id', head('id'), 'id'),
    text('businessName', head('merchant'), 28, 'business_name'),
    text('businessType', head('business-type'), 20, type('business_type')),
    text('taxId', head('tax-id'), 16, 'tax_id'),
    text('vatNumber', head('vat-number'), 16, 'vat_number'),
    text('email', head('email'), 28, 'email'),
    text('phoneNumber', head('phone'), 18, 'phone_number'),
    text('address', head('address'), 36, 'address'),
    text('status', head('status'), 14, status('status')),
    moment('createdAt', head('created'), 'created_at'),
  ];
};

type Wish = Parameters<MerchantSheets['write']>[0];

export class SqlMerchantSheets implements MerchantSheets {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  write(wish: Wish): AsyncIterable<Uint8Array> {
    return writeSheet(sheetsFrom(this.#deps.config), wish.format, this.#sheetOf(wish));
  }

  #sheetOf({ filters, language }: Wish): Sheet {
    const { sentences } = this.#deps;
    const { sql, bindings } = matchingMerchants(filters, 'all');
    return {
      title: headings(sentences, language)('merchants'),
      language,
      columns: columnsOf(sentences, language),
      source: `from merchants where ${sql}`,
      orderBy: 'id',
      bindings,
    };
  }
}
