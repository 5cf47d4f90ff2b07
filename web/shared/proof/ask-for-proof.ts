/** Shows the question for the password. @returns whether it was proved; false when the person cancelled */
type Asker = () => Promise<boolean>;

/** The latest one asks: the back office brings a dialog of its own. */
const askers: Asker[] = [];
let asking: Promise<boolean> | undefined;

/** The screen that asks, while it is mounted. @returns what removes it */
export const provideAsker = (given: Asker): (() => void) => {
  askers.push(given);
  return () => void askers.splice(askers.lastIndexOf(given), 1);
};

/** Asks for the password once, however many calls need it at the same time. */
export const askForProof = (): Promise<boolean> => {
  asking ??= (askers.at(-1)?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
};
