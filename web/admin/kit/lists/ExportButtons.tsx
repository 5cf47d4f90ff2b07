import { Button } from '@mui/material';
import { useListContext, useNotify } from 'react-admin';
import { messageOf } from '../../../shared/api-error.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { exportFormats, useExport } from '../../../shared/list/use-export.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { useAdminData } from '../data-provider/data-provider.ts';
import { useMay } from '../rights/use-may.ts';
import type { en } from '../messages/en.ts';
import type { ListExport } from '../data-provider/list-export.ts';

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
      {t('admin.lists.export', { format: exportFormats[format] })}
    </Button>
  ));
};

const useSave = (list: ListExport) => {
  const t = useMessages<typeof en>();
  const notify = useNotify();
  const dataProvider = useAdminData();
  const { filterValues, resource } = useListContext();
  return useExport({
    save: (format) => dataProvider.exportList(resource, list, { ...filterValues, format }),
    onSaved: (format) => notify(t('admin.lists.exported', { format }), { type: 'success' }),
    onRefused: (error, format) =>
      notify(messageOf(error, t('admin.lists.exportFailed', { format })), { type: 'error' }),
  });
};
