import { useEffect, useRef } from 'react';
import { readBuyer, readTypedDetails, storeTypedDetails, type TypedDetails } from './typed-details.ts';

/**
 * The payer's details. The inputs are uncontrolled: they may be filled in before the script runs. The values survive a
 * reload and the return from the provider; a remembered company is filled in, and used when its checkbox is checked.
 */
export const useTypedDetails = (token: string) => {
  const form = useRef<HTMLFormElement>(null);
  const typed = () => Object.fromEntries(new FormData(form.current!)) as TypedDetails;
  useEffect(() => {
    const fill = (name: string, value: string): void => {
      const input = form.current!.elements.namedItem(name) as HTMLInputElement | null;
      if (input) input[value === 'on' ? 'checked' : 'value'] = (value === 'on' || value) as never;
    };
    const buyer = readBuyer();
    for (const field in buyer) fill(`buyer.${field}`, buyer[field]!);
    if (buyer) fill('rememberBuyer', 'on');
    const details = readTypedDetails(token);
    for (const name in details) fill(name, details[name]!);
  }, [token]);
  return { form, typed, keep: () => storeTypedDetails(token, typed()) };
};
