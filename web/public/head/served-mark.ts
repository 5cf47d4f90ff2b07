/** Attribute of the mount point of a page that the build has rendered, until the browser has hydrated it. */
export const servedMark = 'data-served';
