/** No download at install: the browser is found by src/platform/browser/find-chromium.ts. */
module.exports = { skipDownload: true };
