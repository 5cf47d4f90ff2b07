import { mustHaveRole } from '#kernel/actor.ts';
import type { ExportedFile, ExportRequest, ListExports } from '#kernel/list-exports.ts';
import { token } from '#kernel/token.ts';
import { moment, text, whole, type ExportColumn } from '#platform/exports/export.ts';
import type { ExportMessages } from '#platform/exports/export-messages.ts';
import { exportFiles, type ExportDeps } from '#platform/exports/export-files.ts';
import { merchantStatuses } from '../../domain/merchant-status.ts';
import { matchingMerchants } from './merchant-conditions.ts';
import type { MerchantFilter } from './merchant-filter.ts';

const types = ['RESTAURANT', 'RETAIL', 'SERVICE', 'ECOMMERCE', 'OTHER'] as const;

const columnsOf = ({ head, values }: ExportMessages): ExportColumn[] => {
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

type Deps = ExportDeps & Readonly<{ exports: ListExports }>;

/** The merchants as a file, with the filters of the list. */
export type ExportMerchants = (request: ExportRequest<MerchantFilter>) => Promise<ExportedFile>;
export const ExportMerchants = token<ExportMerchants>('merchants.ExportMerchants');

/** @throws SignInNeeded, NotAllowed, RateLimited */
export const exportMerchants =
  (deps: Deps): ExportMerchants =>
  async (request) => {
    mustHaveRole(request.actor, 'ADMIN');
    const files = exportFiles(deps, ({ filters }: ExportRequest<MerchantFilter>, messages) => {
      const { sql, bindings } = matchingMerchants(filters, 'all');
      return {
        title: messages.head('merchants'),
        columns: columnsOf(messages),
        source: `from merchants where ${sql}`,
        orderBy: 'id',
        bindings,
      };
    });
    const fileName = await deps.exports.begin('merchants', request);
    return { fileName, content: files.write(request) };
  };
