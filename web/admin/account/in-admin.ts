/** A dialog of the factors' steps, which call the API themselves, for the dialogs of the back office. */
export const inAdmin = <Input, Result, Rest>({
  send,
  ...dialog
}: Rest & { readonly send: (input: Input) => Promise<Result> }) => ({
  ...dialog,
  send: (_: unknown, input: Input) => send(input),
});
