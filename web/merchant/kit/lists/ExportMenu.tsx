import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { messageOf } from '../../../shared/api-error.ts';
import { requestPath, type CallInput } from '../../../shared/call.ts';
import { download } from '../../../shared/download.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Menu } from '../../../shared/layout/Menu.tsx';
import { exportFormats, useExport, type ExportFormat } from '../../../shared/list/use-export.ts';
import { useToast } from '../../../shared/state/toast.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';

export type ExportEndpoint = Endpoint & {
  readonly query: z.ZodType<Readonly<{ format: ExportFormat }>>;
};

interface ExportMenuProps {
  readonly endpoint: ExportEndpoint;
  /** All records that match are exported, on all pages. */
  readonly filters: Readonly<Record<string, string>>;
  /** Says after the download what was exported, in which format. */
  readonly exported: (format: string) => string;
  /** Disables the export. */
  readonly isEmpty: boolean;
}

/** Exports a list: a button with a choice of format. */
export const ExportMenu = ({ endpoint, filters, exported, isEmpty }: ExportMenuProps) => {
  const t = useMerchantMessages();
  const toast = useToast();
  const save = useExport({
    save: (format) =>
      download(requestPath(endpoint, { query: { ...filters, format } } as CallInput<Endpoint>)),
    onSaved: (format) => toast(exported(format)),
    onRefused: (error, format) => toast(messageOf(error, t('merchant.export.failed', { format })), 'error'),
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
        label: t('merchant.export.as', { format: exportFormats[format] }),
        onChoose: () => save.mutate(format),
      }))}
    />
  );
};
