/** Navigation state for the sign-in page after a registration: the e-mail to fill in. */
export type Registered = Readonly<{ registered: string }>;

export const registeredIn = (state: unknown): string | undefined => {
  const { registered } = (state ?? {}) as Partial<Registered>;
  return typeof registered === 'string' ? registered : undefined;
};
