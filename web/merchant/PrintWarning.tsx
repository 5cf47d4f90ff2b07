import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useSettled } from '../shared/search/use-settled.ts';
import { Banner } from '../shared/state/Banner.tsx';
import { usePortal } from './portal.ts';
import { useMerchantMessages } from './messages/use-merchant-messages.ts';

interface PrintedField {
  readonly name: string;
  readonly label: string;
}

/** Letters and signs that the documents' own fonts surely have; the server is asked about texts with others. */
export const surelyPrintable = /^[\s\u0020-\u007e\u00a0-\u017f\u0400-\u045f„“”’–—…№€]*$/u;

/** Names the fields of the form around whose characters the document would show as empty boxes; nothing is refused. */
export const PrintWarning = ({
  fields,
  className,
}: {
  readonly fields: readonly PrintedField[];
  readonly className?: string | undefined;
}) => {
  const t = useMerchantMessages();
  const { api } = usePortal();
  const values = useWatch({ name: fields.map(({ name }) => name) }) as readonly (string | undefined)[];
  const doubtful = fields
    .map(({ label }, place) => ({ label, text: values[place] ?? '' }))
    .filter(({ text }) => !surelyPrintable.test(text));
  const settled = useSettled(JSON.stringify(doubtful.map(({ text }) => text)));
  const { data } = useQuery({
    queryKey: ['unprintable', settled],
    queryFn: () => api.unprintable(JSON.parse(settled) as string[]),
    enabled: settled !== '[]',
  });
  const lost = doubtful
    .map(({ label }, place) => ({ label, characters: data?.[place] ?? [] }))
    .filter(({ characters }) => characters.length > 0);
  if (lost.length === 0) return null;
  return (
    <div className={className}>
      <Banner tone="warning">
        {t('merchant.printWarning')}
        <ul>
          {lost.map(({ label, characters }) => (
            <li key={label}>
              {label}: {characters.join(' ')}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
};
