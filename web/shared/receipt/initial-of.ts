/** The letter or digit that stands for a merchant without a logo. */
export const initialOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '•';
