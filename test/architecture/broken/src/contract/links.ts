export const links = 1;
export type Links = typeof links;
