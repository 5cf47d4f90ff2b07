import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import type {
  exportAudit,
  exportJobs,
  exportLinks,
  exportMerchants,
  exportPayments,
  exportProviderEvents,
  exportUsers,
} from '#contract/exports.ts';
import type { exportInvoices } from '#contract/invoices.ts';
import { addressOf, request } from '../../shared/call.ts';
import { sentenceOf } from '../../shared/call-refused.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { fileNameOf, saveFile } from '../../shared/save-file.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { useMay } from '../use-may.ts';
import type { en } from '../words/en.ts';

/** By which call a list comes as a file, narrowed by its own filters. */
export type ListExport =
  | typeof exportAudit
  | typeof exportInvoices
  | typeof exportJobs
  | typeof exportLinks
  | typeof exportMerchants
  | typeof exportPayments
  | typeof exportProviderEvents
  | typeof exportUsers;

const formats = { csv: 'CSV', excel: 'Excel' } as const;
type Format = keyof typeof formats;

/** All rows that the filters let through, made by the server; nothing for those who may not take files. */
export const ExportButtons = ({ list }: { list: ListExport }) => {
  const t = useWords<typeof en>();
  const may = useMay();
  const { resource, total } = useListContext();
  const save = useSave(list);
  if (!may('export', resource)) return null;
  return (['csv', 'excel'] as const).map((format) => (
    <Button
      key={format}
      size="small"
      disabled={total === 0}
      busy={save.isPending && save.variables === format}
      onClick={() => save.mutate(format)}
    >
      <Icon name="download" size={18} />
      {t('admin.lists.export', { format: formats[format] })}
    </Button>
  ));
};

const useSave = (list: ListExport) => {
  const t = useWords<typeof en>();
  const notify = useNotify();
  const { filterValues, resource } = useListContext();
  return useMutation({
    mutationFn: async (format: Format) => {
      const file = await request({
        method: list.method,
        path: addressOf(list, { query: { ...filterValues, format } }),
        accept: '*/*',
      });
      saveFile(await file.blob(), fileNameOf(file, resource));
    },
    onSuccess: (_, format) =>
      notify(t('admin.lists.exported', { format: formats[format] }), { type: 'success' }),
    onError: (refused, format) =>
      notify(sentenceOf(refused, t('admin.lists.exportFailed', { format: formats[format] })), {
        type: 'error',
      }),
  });
};
