import type { Clock } from '#kernel/clock.ts';
import { amount, moment, text, whole, type SheetColumn } from '#platform/sheets/sheet.ts';
import type { SheetWords } from '#platform/sheets/sheet-words.ts';
import { sheetFiles, type SheetDeps } from '#platform/sheets/sheet-files.ts';
import type { LinkSheets } from '../../ports/link-sheets.ts';
import { listedLinks } from './link-conditions.ts';

type Deps = SheetDeps & Readonly<{ clock: Clock }>;

const statuses = ['ACTIVE', 'PAID', 'EXPIRED', 'CANCELLED'] as const;

const columnsOf = ({ head, values }: SheetWords, publicUrl: string): SheetColumn[] => {
  const status = values('link', statuses);
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

export const sqlLinkSheets = (deps: Deps): LinkSheets =>
  sheetFiles(deps, ({ filters }: Wish, words) => {
    const { source, where, bindings } = listedLinks('all', filters, deps.clock.now());
    return {
      title: words.head('links'),
      columns: columnsOf(words, deps.config.publicUrl),
      source: `from ${source} where ${where}`,
      orderBy: 'id',
      bindings,
    };
  });
