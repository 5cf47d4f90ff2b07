import { moment, text, whole, type SheetColumn } from '#platform/sheets/sheet.ts';
import type { SheetWords } from '#platform/sheets/sheet-words.ts';
import { sheetFiles, type SheetDeps } from '#platform/sheets/sheet-files.ts';
import type { MerchantSheets } from '../../ports/merchant-sheets.ts';
import { matchingMerchants } from './merchant-conditions.ts';

const statuses = ['PENDING', 'ACTIVE', 'SUSPENDED', 'INACTIVE'] as const;
const types = ['RESTAURANT', 'RETAIL', 'SERVICE', 'ECOMMERCE', 'OTHER'] as const;

const columnsOf = ({ head, values }: SheetWords): SheetColumn[] => {
  const status = values('merchant', statuses);
  const type = values('business', types);
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

export const sqlMerchantSheets = (deps: SheetDeps): MerchantSheets =>
  sheetFiles(deps, ({ filters }: Wish, words) => {
    const { sql, bindings } = matchingMerchants(filters, 'all');
    return {
      title: words.head('merchants'),
      columns: columnsOf(words),
      source: `from merchants where ${sql}`,
      orderBy: 'id',
      bindings,
    };
  });
