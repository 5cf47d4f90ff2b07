import { useState } from 'react';
import type { PublicPaymentLink } from '#contract/links.ts';
import { keepTyped, recallTyped, type TypedDetails } from './typed-details.ts';

/** What the link carries, until the customer types something else; that outlives a reload. */
export const useTypedDetails = (link: PublicPaymentLink) => {
  const [details, setDetails] = useState<TypedDetails>(
    () =>
      recallTyped(link.uniqueToken) ?? {
        customerName: link.customerName ?? '',
        customerEmail: link.customerEmail ?? '',
      },
  );
  const type = (typed: TypedDetails) => {
    keepTyped(link.uniqueToken, typed);
    setDetails(typed);
  };
  return { details, type };
};
