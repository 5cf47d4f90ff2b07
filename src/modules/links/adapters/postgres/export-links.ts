import { mustHaveRole } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ExportedFile, ExportWish, ListExports } from '#kernel/list-exports.ts';
import { amount, moment, text, whole, type SheetColumn } from '#platform/sheets/sheet.ts';
import type { SheetWords } from '#platform/sheets/sheet-words.ts';
import { sheetFiles, type SheetDeps } from '#platform/sheets/sheet-files.ts';
import { linkStates } from '../../domain/payment-link.ts';
import { listedLinks } from './link-conditions.ts';
import type { LinkFilters } from './link-view.ts';

type Deps = SheetDeps & Readonly<{ clock: Clock; exports: ListExports }>;

const columnsOf = ({ head, values }: SheetWords, publicUrl: string): SheetColumn[] => {
  const status = values('link', linkStates.states);
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

/** The links of all merchants as a file, filtered as the list is. @throws SignInNeeded, NotAllowed, RateLimited */
export const exportLinks = async (deps: Deps, wish: ExportWish<LinkFilters>): Promise<ExportedFile> => {
  mustHaveRole(wish.actor, 'ADMIN');
  const { config, clock, exports } = deps;
  const files = sheetFiles(deps, ({ filters }: ExportWish<LinkFilters>, words) => {
    const { source, where, bindings } = listedLinks('all', filters, clock.now());
    return {
      title: words.head('links'),
      columns: columnsOf(words, config.publicUrl),
      source: `from ${source} where ${where}`,
      orderBy: 'id',
      bindings,
    };
  });
  const fileName = await exports.begin('payment-links', wish);
  return { fileName, content: files.write(wish) };
};
