/** The oldest versions of the engines that a page supports; other browsers have the number of their engine. */
export type Browsers = Readonly<{ chrome: string; safari: string; firefox: string }>;

/** Pay, return, public and legal pages; autumn 2020. Each other browser uses them without a script. */
export const publicBrowsers: Browsers = { chrome: '87', safari: '14', firefox: '78' };

/** Portal and back office: the browsers of the last three years, from November 2023. */
export const staffBrowsers: Browsers = { chrome: '119', safari: '17.1', firefox: '120' };

const targetOf = (browsers: Browsers): string[] =>
  Object.entries(browsers).map(([name, version]) => name + version);

/**
 * Build target of the pay pages. Chrome reads optional chaining since 80; the compiler asks for 91 because of the call
 * `a?.(...b)`, which a test refuses.
 */
export const payTarget = targetOf({ ...publicBrowsers, chrome: '91' });

/**
 * Build target of the application: private fields of classes, which its libraries are full of, would cost each page
 * some kilobytes in older syntax. Firefox 78 to 89 and Safari 14.0 read the public pages as they are served.
 */
export const applicationTarget = targetOf({ chrome: '91', safari: '14.1', firefox: '90' });
