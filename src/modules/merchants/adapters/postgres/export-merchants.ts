import { mustHaveRole } from '#kernel/actor.ts';
import type { ExportedFile, ExportWish, ListExports } from '#kernel/list-exports.ts';
import { token } from '#kernel/token.ts';
import { moment, text, whole, type SheetColumn } from '#platform/sheets/sheet.ts';
import type { SheetWords } from '#platform/sheets/sheet-words.ts';
import { sheetFiles, type SheetDeps } from '#platform/sheets/sheet-files.ts';
import { merchantStatuses } from '../../domain/merchant-status.ts';
import { matchingMerchants } from './merchant-conditions.ts';
import type { MerchantFilter } from './merchant-filter.ts';

const types = ['RESTAURANT', 'RETAIL', 'SERVICE', 'ECOMMERCE', 'OTHER'] as const;

const columnsOf = ({ head, values }: SheetWords): SheetColumn[] => {
  const status = values('merchant', merchantStatuses);
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

type Deps = SheetDeps & Readonly<{ exports: ListExports }>;

/** The merchants as a file, filtered as the list is; for the command line. */
export type ExportMerchants = (wish: ExportWish<MerchantFilter>) => Promise<ExportedFile>;
export const ExportMerchants = token<ExportMerchants>('merchants.ExportMerchants');

/** @throws SignInNeeded, NotAllowed, RateLimited */
export const exportMerchants =
  (deps: Deps): ExportMerchants =>
  async (wish) => {
    mustHaveRole(wish.actor, 'ADMIN');
    const files = sheetFiles(deps, ({ filters }: ExportWish<MerchantFilter>, words) => {
      const { sql, bindings } = matchingMerchants(filters, 'all');
      return {
        title: words.head('merchants'),
        columns: columnsOf(words),
        source: `from merchants where ${sql}`,
        orderBy: 'id',
        bindings,
      };
    });
    const fileName = await deps.exports.begin('merchants', wish);
    return { fileName, content: files.write(wish) };
  };
