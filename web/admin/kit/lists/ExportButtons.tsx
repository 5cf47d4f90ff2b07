import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import { messageOf } from '../../../shared/api-error.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { useAdminData } from '../data-provider/data-provider.ts';
import { useMay } from '../rights/use-may.ts';
import type { en } from '../messages/en.ts';
import type { ListExport } from '../data-provider/list-export.ts';

const formats = { csv: 'CSV', excel: 'Excel' } as const;
type Format = keyof typeof formats;

/** Exports all rows that match the filters; hidden from roles without the right to export. */
export const ExportButtons = ({ list }: { list: ListExport }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const { resource, total } = useListContext();
  const save = useSave(list);
  if (!may('export', resource)) return null;
  return (['csv', 'excel'] as const).map((format) => (
    <Button
      key={format}
      variant="outlined"
      size="small"
      startIcon={<Icon name="download" size={18} />}
      disabled={total === 0}
      loading={save.isPending && save.variables === format}
      onClick={() => save.mutate(format)}
    >
      {t('admin.lists.export', { format: formats[format] })}
    </Button>
  ));
};

const useSave = (list: ListExport) => {
  const t = useMessages<typeof en>();
  const notify = useNotify();
  const dataProvider = useAdminData();
  const { filterValues, resource } = useListContext();
  return useMutation({
    mutationFn: (format: Format) => dataProvider.exportList(resource, list, { ...filterValues, format }),
    onSuccess: ({ blob, name }, format) => {
      saveFile(blob, name);
      notify(t('admin.lists.exported', { format: formats[format] }), { type: 'success' });
    },
    onError: (refused, format) =>
      notify(messageOf(refused, t('admin.lists.exportFailed', { format: formats[format] })), {
        type: 'error',
      }),
  });
};
