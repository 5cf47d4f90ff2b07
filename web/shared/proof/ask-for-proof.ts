/** Shows the question for the password. @returns whether it was proved; false when the person cancelled */
type Asker = () => Promise<boolean>;

let asker: Asker | undefined;
let asking: Promise<boolean> | undefined;

/** The screen that asks, while it is mounted. @returns what takes it away again */
export const provideAsker = (given: Asker): (() => void) => {
  asker = given;
  return () => {
    if (asker === given) asker = undefined;
  };
};

/** Asks for the password once, however many calls need it at the same time. */
export const askForProof = (): Promise<boolean> => {
  asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
};
