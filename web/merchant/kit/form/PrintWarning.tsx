import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { call } from '../../../shared/call.ts';
import { useDebounced } from '../../../shared/search/use-debounced.ts';
import { Banner } from '../../../shared/state/Banner.tsx';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';

const documentTexts = async () =>
  (await import('#contract/invoices/document-texts.ts')).validateDocumentTexts;

interface PrintedField {
  readonly name: string;
  readonly label: string;
  /** Whether the sales ledger or another tax file has the text. */
  readonly isInTaxFiles?: boolean;
}

/** Characters that the documents' fonts have for certain; for others the server is asked. */
export const surelyPrintable = /^[\s\u0020-\u007e\u00a0-\u017f\u0400-\u045f„“”’–—…№€]*$/u;

/** Characters that tax files have for certain, too: those of windows-1251. */
export const surelyInTaxFiles =
  /^[\s\u0020-\u007e\u00a0§©«»¬®°±µ¶·\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f„“”’–—…№€]*$/u;

/**
 * Warns of fields of the surrounding form with characters that the documents' fonts lack, and says how tax files write
 * what they cannot hold; does not block.
 */
export const PrintWarning = ({
  fields,
  className,
}: {
  readonly fields: readonly PrintedField[];
  readonly className?: string | undefined;
}) => {
  const t = useMerchantMessages();
  const values = useWatch({ name: fields.map(({ name }) => name) }) as readonly (string | undefined)[];
  const doubtful = fields
    .map((field, place) => ({ ...field, text: values[place] ?? '' }))
    .filter(
      ({ text, isInTaxFiles }) =>
        !surelyPrintable.test(text) || (isInTaxFiles === true && !surelyInTaxFiles.test(text)),
    );
  const settled = useDebounced(JSON.stringify(doubtful.map(({ text }) => text)));
  const { data } = useQuery({
    queryKey: ['document-texts', settled],
    queryFn: () => call(documentTexts, { body: { texts: JSON.parse(settled) as string[] } }),
    enabled: settled !== '[]',
  });
  const lost = doubtful
    .map(({ label }, place) => ({ label, text: (data?.unprintable[place] ?? []).join(' ') }))
    .filter(({ text }) => text !== '');
  const replaced = doubtful
    .map(({ label, isInTaxFiles }, place) => ({
      label,
      text: isInTaxFiles === true ? (data?.taxFiles[place]?.written ?? '') : '',
    }))
    .filter(({ text }) => text !== '');
  if (lost.length + replaced.length === 0) return null;
  return (
    <div className={className}>
      {lost.length > 0 && <Fields tone="warning" text={t('merchant.printWarning')} fields={lost} />}
      {replaced.length > 0 && <Fields tone="info" text={t('merchant.taxFileTexts')} fields={replaced} />}
    </div>
  );
};

const Fields = ({
  tone,
  text,
  fields,
}: {
  readonly tone: 'warning' | 'info';
  readonly text: string;
  readonly fields: readonly Readonly<{ label: string; text: string }>[];
}) => (
  <Banner tone={tone}>
    {text}
    <ul>
      {fields.map((field) => (
        <li key={field.label}>
          {field.label}: {field.text}
        </li>
      ))}
    </ul>
  </Banner>
);
