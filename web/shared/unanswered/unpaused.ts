/**
 * Options of mutations: react-query neither holds them back without a connection nor repeats them; `request` repeats a
 * writing call and says what is waited for.
 */
export const unpaused = { networkMode: 'always', retry: false } as const;
