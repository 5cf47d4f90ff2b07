import { useMutation } from '@tanstack/react-query';

/** The formats of an export and their names. */
export const exportFormats = { csv: 'CSV', excel: 'Excel' } as const;
export type ExportFormat = keyof typeof exportFormats;

interface Export {
  /** Saves all records that match the filters, on all pages. */
  readonly save: (format: ExportFormat) => Promise<void>;
  readonly onSaved: (format: string) => void;
  readonly onRefused: (error: unknown, format: string) => void;
}

/** Exports a list in a format; the messages name it. */
export const useExport = ({ save, onSaved, onRefused }: Export) =>
  useMutation({
    mutationFn: save,
    onSuccess: (_, format) => onSaved(exportFormats[format]),
    onError: (error, format) => onRefused(error, exportFormats[format]),
  });
