import { mustHaveRole } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ExportedFile, ExportRequest, ListExports } from '#kernel/list-exports.ts';
import { amount, moment, text, whole, type ExportColumn } from '#platform/exports/export.ts';
import type { ExportMessages } from '#platform/exports/export-messages.ts';
import { exportFiles, type ExportDeps } from '#platform/exports/export-files.ts';
import { linkTransitions } from '../../domain/payment-link.ts';
import { listedLinks } from './link-conditions.ts';
import type { LinkFilters } from './link-view.ts';

type Deps = ExportDeps & Readonly<{ clock: Clock; exports: ListExports }>;

const columnsOf = ({ head, values }: ExportMessages, publicUrl: string): ExportColumn[] => {
  const status = values('link', linkTransitions.statuses);
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

/** Exports the links of all merchants, filtered like the list. @throws SignInNeeded, NotAllowed, RateLimited */
export const exportLinks = async (deps: Deps, request: ExportRequest<LinkFilters>): Promise<ExportedFile> => {
  mustHaveRole(request.actor, 'ADMIN');
  const { config, clock, exports } = deps;
  const files = exportFiles(deps, ({ filters }: ExportRequest<LinkFilters>, messages) => {
    const { source, where, bindings } = listedLinks('all', filters, clock.now());
    return {
      title: messages.head('links'),
      columns: columnsOf(messages, config.publicUrl),
      source: `from ${source} where ${where}`,
      orderBy: 'id',
      bindings,
    };
  });
  const fileName = await exports.begin('payment-links', request);
  return { fileName, content: files.write(request) };
};
