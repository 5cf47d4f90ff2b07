import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import {
  importOpenInvoices,
  listForeignImports,
  undoForeignImport,
  type OpenInvoicesResult,
} from '#contract/imports/open-invoices.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { ImportDialog } from '../kit/imports/ImportDialog.tsx';
import { UndoList } from '../kit/imports/UndoList.tsx';
import { guidanceKey } from '../kit/portal/queries.ts';
import { asDigits } from '../kit/documents/as-digits.ts';
import { OpenInvoiceMessages, useOpenInvoiceMessages } from './messages/open-invoice-messages.ts';
import { Picture } from './Picture.tsx';

const importsKey: QueryKey = ['foreign-imports'];
/** What an import and its undo change. */
const affected: readonly QueryKey[] = [importsKey, ['foreign-documents'], ['series'], guidanceKey];

interface OpenInvoicesDialogProps {
  readonly onClose: () => void;
}

/** Imports the unpaid invoices of another program, and continues its numbers when the merchant wants it. */
export const OpenInvoicesDialog = (props: OpenInvoicesDialogProps) => (
  <OpenInvoiceMessages>
    <Content {...props} />
  </OpenInvoiceMessages>
);

const Content = ({ onClose }: OpenInvoicesDialogProps) => {
  const t = useOpenInvoiceMessages();
  const [continues, setContinues] = useState(false);
  const done = ({ created, picture }: OpenInvoicesResult): string => {
    const number = continues ? picture?.continuedNumber : null;
    return number
      ? t('openInvoices.doneAndNumber', { documents: created, number: asDigits(number) })
      : t('openInvoices.done', { documents: created });
  };
  return (
    <ImportDialog<OpenInvoicesResult>
      send={(isDryRun, body) =>
        call(importOpenInvoices, {
          query: { dryRun: isDryRun ? 'true' : 'false' },
          body: { ...body, continueNumbers: continues && !isDryRun },
        })
      }
      about={t('openInvoices.about')}
      recent={<RecentForeignImports />}
      checked={({ picture }) =>
        picture && <Picture picture={picture} continues={continues} onContinue={setContinues} />
      }
      done={done}
      affects={affected}
      onClose={onClose}
    />
  );
};

const RecentForeignImports = () => {
  const t = useOpenInvoiceMessages();
  const { data } = useQuery({
    queryKey: importsKey,
    queryFn: ({ signal }) => call(listForeignImports, {}, { signal }),
  });
  const undo = useAction({
    send: (id: number) => call(undoForeignImport, { params: { id } }),
    done: (counts) => t('openInvoices.undone', counts),
    failed: t('openInvoices.undoFailed'),
    affects: [...affected],
  });
  const rows = (data ?? []).map(({ id, importedAt, documents }) => ({
    id,
    text: t('openInvoices.one', { time: formatDateTime(importedAt), documents }),
  }));
  return (
    <UndoList title={t('openInvoices.recent')} button={t('openInvoices.undo')} rows={rows} undo={undo} />
  );
};
