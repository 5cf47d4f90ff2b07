/** Addresses that open a messenger or a mail with the message written. */
export const shareAddresses = (subject: string, message: string) => {
  const text = encodeURIComponent(message);
  return {
    viber: `viber://forward?text=${text}`,
    whatsapp: `https://wa.me/?text=${text}`,
    email: `mailto:?subject=${encodeURIComponent(subject)}&body=${text}`,
  } as const;
};
