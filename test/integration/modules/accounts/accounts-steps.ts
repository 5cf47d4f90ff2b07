/** An operator of the command line. */
export const operatorActor = { kind: 'operator', name: 'tests' } as const;
