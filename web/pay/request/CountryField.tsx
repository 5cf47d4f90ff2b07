import { useEffect, useId, useRef } from 'react';
import { usePayMessages } from '../use-pay-messages.ts';

/** HTML of the options; null in the browser before the return pages set it. */
let rendered: ((language: string, chosen: string) => string) | null = null;

/** Sets how the options are rendered: by the server and by the return pages, whose scripts have the list. */
export const renderCountries = (options: typeof rendered): void => {
  rendered = options;
};

/** The buyer's country. Options that the server has rendered stay, and follow the language. */
export const CountryField = ({ chosen }: { chosen: string }) => {
  const { messages, language } = usePayMessages();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // Safari 14.0 and Firefox below 86 do not know the names: the served ones stay.
    if (Intl.DisplayNames === undefined) return;
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const option of select.current!.options)
      option.text = option.dataset[language] ?? names.of(option.value)!;
  }, [language]);
  return (
    <div className="field">
      <label htmlFor={id}>{messages.company.country}</label>
      <select
        ref={select}
        id={id}
        name="buyer.country"
        aria-label={messages.company.country}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: rendered ? rendered(language, chosen) : '' }}
      />
    </div>
  );
};
