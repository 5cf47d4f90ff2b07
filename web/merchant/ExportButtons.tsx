import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../shared/call-refused.ts';
import { Icon } from '../shared/icons/Icon.tsx';
import { Button } from '../shared/layout/Button.tsx';
import type { ExportFormat, SavedList } from '../shared/portal/portal-api.ts';
import { saveFile } from '../shared/save-file.ts';
import { useToast } from '../shared/state/Toasts.tsx';
import { useMerchantWords } from './words/use-merchant-words.ts';

interface ExportButtonsProps {
  /** All that the list's filters let through, all pages of it. */
  readonly load: (format: ExportFormat) => Promise<SavedList>;
  readonly done: 'merchant.invoices.exported' | 'merchant.payments.exported';
  /** Of nothing there is no file. */
  readonly isEmpty: boolean;
}

const formats = { csv: 'CSV', excel: 'Excel' } as const;

/** The list as a file, in each of its formats. */
export const ExportButtons = ({ load, done, isEmpty }: ExportButtonsProps) => {
  const t = useMerchantWords();
  const toast = useToast();
  const save = useMutation({
    mutationFn: load,
    onSuccess: ({ content, name }, format) => {
      saveFile(content, name);
      toast(t(done, { format: formats[format] }), 'success');
    },
    onError: (error, format) =>
      toast(sentenceOf(error, t('merchant.export.failed', { format: formats[format] })), 'error'),
  });
  return (['csv', 'excel'] as const).map((format) => (
    <Button
      key={format}
      disabled={isEmpty}
      busy={save.isPending && save.variables === format}
      onClick={() => save.mutate(format)}
    >
      <Icon name="download" />
      {t('merchant.export.as', { format: formats[format] })}
    </Button>
  ));
};
