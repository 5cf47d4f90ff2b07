/** What the build could not know: every built file that names our own address does it by this word. */
export const publicUrlMark = '__PUBLIC_URL__';
