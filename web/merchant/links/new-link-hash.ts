/** Behind the address of the links: the form for a new one takes the keyboard. */
export const newLinkHash = '#new';
