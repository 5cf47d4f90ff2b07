export const en = {
  legal: { contents: 'On this page', inForce: 'In force since {date}' },
} as const;
