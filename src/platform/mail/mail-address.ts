/** The address of `Plateno <receipts@plateno.example>`, without the name before it. */
export const mailAddressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
