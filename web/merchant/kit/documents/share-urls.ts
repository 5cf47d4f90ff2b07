/** URLs that open a messenger or an e-mail with the message filled in. */
export const shareUrls = (subject: string, message: string) => {
  const text = encodeURIComponent(message);
  return {
    viber: `viber://forward?text=${text}`,
    whatsapp: `https://wa.me/?text=${text}`,
    // The form of RFC 5724; phones open their own app.
    sms: `sms:?body=${text}`,
    email: `mailto:?subject=${encodeURIComponent(subject)}&body=${text}`,
  } as const;
};
