import type { exportCustomers } from '#contract/customers/customers.ts';
import type { exportItems } from '#contract/customers/items.ts';
import { requestPath } from '../../shared/call.ts';
import { download } from '../../shared/download.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { Menu } from '../../shared/layout/Menu.tsx';
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
  const save = useAction({
    send: (format: keyof typeof formats) =>
      download(requestPath(endpoint, { query: { ...filters, format } })),
    failed: t('customer.export.failed'),
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
        onChoose: () => save.press(format),
      }))}
    />
  );
};
