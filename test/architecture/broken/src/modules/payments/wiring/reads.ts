export const provideReads = 1;
