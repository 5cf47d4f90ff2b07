export const en = {
  erasureList: {
    subtitle: 'Payers who have proven their email and ask for the erasure of their data.',
    searchHint: 'Email',
    loadFailed: 'Failed to load the requests',
    empty: 'No one asks for erasure',
    emptyHint: 'Payers ask on their page, /me.',
    how: 'An operator erases an address by the command line, first as a dry run. The request ends with it. Documents stay for ten years.',
    erase: 'Command',
    command: 'Command that erases {email}, as a dry run',
  },
} as const;
