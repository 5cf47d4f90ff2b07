import { useMutation } from '@tanstack/react-query';
import type { exportCustomers } from '#contract/customers/customers.ts';
import type { exportItems } from '#contract/customers/items.ts';
import { messageOf } from '../../shared/api-error.ts';
import { request, requestPath } from '../../shared/call.ts';
import { Menu } from '../../shared/layout/Menu.tsx';
import { fileNameOf, saveFile } from '../../shared/save-file.ts';
import { useToast } from '../../shared/state/Toasts.tsx';
import { Icon } from '../../shared/icons/Icon.tsx';
import { useCustomerMessages } from './messages/customer-messages.ts';

interface ExportButtonsProps {
  readonly endpoint: typeof exportCustomers | typeof exportItems;
  readonly filters: Readonly<Record<string, string>>;
}

const formats = { csv: 'CSV', excel: 'Excel' } as const;

/** Exports all records that match the filters. */
export const ExportButtons = ({ endpoint, filters }: ExportButtonsProps) => {
  const t = useCustomerMessages();
  const toast = useToast();
  const save = useMutation({
    mutationFn: async (format: keyof typeof formats) => {
      const path = requestPath(endpoint, { query: { ...filters, format } });
      const response = await request({ method: 'GET', path, accept: '*/*' });
      saveFile(await response.blob(), fileNameOf(response, 'plateno'));
    },
    onError: (error) => toast(messageOf(error, t('customer.export.failed')), 'error'),
  });
  return (
    <Menu
      label={
        <>
          <Icon name="download" />
          {t('merchant.export.menu')}
        </>
      }
      busy={save.isPending}
      items={(['csv', 'excel'] as const).map((format) => ({
        key: format,
        label: t('customer.export.menu', { format: formats[format] }),
        onChoose: () => save.mutate(format),
      }))}
    />
  );
};
