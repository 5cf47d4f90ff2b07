/** Placeholder for the public URL in built files, which the build does not know. */
export const publicUrlMark = '__PUBLIC_URL__';
