let made = 0;

/** An address of a network that no other caller of the run has; each third one is IPv6. */
export const newNetwork = (): string => {
  made += 1;
  if (made % 3 === 0) return `2001:db8:${made.toString(16)}:1::1`;
  return `100.${64 + Math.floor(made / 250)}.${made % 250}.1`;
};
