export const startSandbox = 1;
