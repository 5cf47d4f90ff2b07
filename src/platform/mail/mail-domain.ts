/** The domain of an address such as `Plateno <receipts@plateno.example>`; Message-IDs are made unique below it. */
export const mailDomainOf = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
