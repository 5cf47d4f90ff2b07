declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * The contract's schemas are only shapes and addresses here. Without this, making one asks whether `new Function` is
 * allowed, and the content security policy reports that as an error. Set by hand, where zod keeps it, so that the landing
 * page need not load zod to say so; must run before any contract is loaded.
 */
globalThis.__zod_globalConfig = { jitless: true };

export {};
