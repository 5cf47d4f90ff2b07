import type { Application } from '#src/composition.ts';

/** Dependencies of the modules' queries and exports; tokens are loaded when a command runs, so that help is fast. */
export const queryDeps = async (application: Application) => {
  const { ListExports } = await import('#kernel/list-exports.ts');
  const { Messages } = await import('#kernel/messages.ts');
  const { MerchantDirectory } = await import('#modules/merchants/index.ts');
  const { DatabaseToken } = await import('#platform/database/database.ts');
  return {
    config: application.config,
    database: application.resolve(DatabaseToken),
    exports: application.resolve(ListExports),
    merchants: application.resolve(MerchantDirectory),
    messages: application.resolve(Messages),
  };
};
