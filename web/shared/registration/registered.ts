/** What the sign-in page is given after a registration: whose e-mail to fill in. It is not part of the address. */
export type Registered = Readonly<{ registered: string }>;

export const registeredIn = (state: unknown): string | undefined => {
  const { registered } = (state ?? {}) as Partial<Registered>;
  return typeof registered === 'string' ? registered : undefined;
};
