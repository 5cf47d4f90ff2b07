import { useEffect, useRef } from 'react';
import { keepTyped, recallTyped, type TypedDetails } from './typed-details.ts';

/**
 * What the customer types lives in the form itself: it may have been typed before the script came. It outlives a
 * reload and the way to the provider and back.
 */
export const useTypedDetails = (token: string) => {
  const form = useRef<HTMLFormElement>(null);
  const typed = () => Object.fromEntries(new FormData(form.current!)) as TypedDetails;
  useEffect(() => {
    for (const [name, value] of Object.entries(recallTyped(token) ?? {})) {
      (form.current!.elements.namedItem(name) as HTMLInputElement).value = value;
    }
  }, [token]);
  return { form, typed, keep: () => keepTyped(token, typed()) };
};
