import { useEffect, useRef } from 'react';
import { storeTypedDetails, readTypedDetails, type TypedDetails } from './typed-details.ts';

/**
 * The payer's details. The inputs are uncontrolled: they may be filled in before the script runs. The values survive a
 * reload and the return from the provider.
 */
export const useTypedDetails = (token: string) => {
  const form = useRef<HTMLFormElement>(null);
  const typed = () => Object.fromEntries(new FormData(form.current!)) as TypedDetails;
  useEffect(() => {
    for (const [name, value] of Object.entries(readTypedDetails(token) ?? {})) {
      (form.current!.elements.namedItem(name) as HTMLInputElement).value = value;
    }
  }, [token]);
  return { form, typed, keep: () => storeTypedDetails(token, typed()) };
};
