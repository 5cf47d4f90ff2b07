import { moduleMessages } from '../modules/all-modules.ts';

/** Messages of the audit log. */
export const audit = {
  subtitle: 'Who did what, newest first.',
  loadFailed: 'Failed to load the audit log',
  empty: 'No entries yet',
  emptyHint: 'Each sign-in and each change of a record is entered here.',
  searchHint: 'User or action',
  actions: moduleMessages.en.actions,
  subjects: moduleMessages.en.subjects,
  /** Actors that are not existing users. */
  /** Of an entry about all records of a kind. */
  all: { merchant: 'All merchants', 'webhook-endpoint': 'All webhook endpoints' },
  list: 'List “{name}”',
  actors: {
    user: 'User #{name} (deleted)',
    key: 'API key {name}',
    operator: 'Operator {name}',
    system: 'Plateno',
    anonymous: 'Visitor',
  },
};
