/** Two columns of cards on wide screens, the first twice as wide; cards of a row are equally high. */
export const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
};
