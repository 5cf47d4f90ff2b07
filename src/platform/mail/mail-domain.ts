/** The domain of `Plateno <receipts@plateno.example>`; Message-IDs are unique within it. */
export const mailDomainOf = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
