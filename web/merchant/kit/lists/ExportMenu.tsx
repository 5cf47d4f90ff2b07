import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api-error.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Menu } from '../../../shared/layout/Menu.tsx';
import type { ExportFormat, SavedFile } from '../../../shared/portal/portal-api.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useToast } from '../../../shared/state/toast.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';

interface ExportMenuProps {
  /** Exports all records that match the filters, on all pages. */
  readonly load: (format: ExportFormat) => Promise<SavedFile>;
  /** The message after the download. */
  readonly done: 'merchant.invoices.exported' | 'merchant.payments.exported' | ((format: string) => string);
  /** Disables the export. */
  readonly isEmpty: boolean;
}

const formats = { csv: 'CSV', excel: 'Excel' } as const;

/** Exports a list: a button with a choice of format. */
export const ExportMenu = ({ load, done, isEmpty }: ExportMenuProps) => {
  const t = useMerchantMessages();
  const toast = useToast();
  const save = useMutation({
    mutationFn: load,
    onSuccess: ({ content, name }, format) => {
      saveFile(content, name);
      const type = formats[format];
      toast(typeof done === 'function' ? done(type) : t(done, { format: type }), 'success');
    },
    onError: (error, format) =>
      toast(messageOf(error, t('merchant.export.failed', { format: formats[format] })), 'error'),
  });
  return (
    <Menu
      label={
        <>
          <Icon name="download" />
          {t('merchant.export.menu')}
        </>
      }
      disabled={isEmpty}
      busy={save.isPending}
      items={(['csv', 'excel'] as const).map((format) => ({
        key: format,
        label: t('merchant.export.as', { format: formats[format] }),
        onChoose: () => save.mutate(format),
      }))}
    />
  );
};
