/** HTML by the name of its place; empty in the browser, which keeps what the server has rendered. */
let html: Readonly<Record<string, string>> = {};

/** Sets the HTML of the next server rendering. */
export const serveHtml = (given: typeof html): void => {
  html = given;
};

/**
 * A part of the page that only the server renders, in both languages: it needs no script, and its texts are not in the
 * script. The stylesheet shows the language of the page.
 */
export const Served = ({ name }: { name: string }) => (
  <div className={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html[name] ?? '' }} />
);
