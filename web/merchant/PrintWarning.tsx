import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useDebounced } from '../shared/search/use-debounced.ts';
import { Banner } from '../shared/state/Banner.tsx';
import { usePortal } from './portal.ts';
import { useMerchantMessages } from './messages/use-merchant-messages.ts';

interface PrintedField {
  readonly name: string;
  readonly label: string;
}

/** Characters that the documents' fonts have for certain; for others the server is asked. */
export const surelyPrintable = /^[\s\u0020-\u007e\u00a0-\u017f\u0400-\u045f„“”’–—…№€]*$/u;

/** Warns of fields of the surrounding form with characters that the documents' fonts lack; does not block. */
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
  const settled = useDebounced(JSON.stringify(doubtful.map(({ text }) => text)));
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
