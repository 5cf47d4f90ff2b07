/** What is shared: the message names amount and URL. */
export type ShareText = Readonly<{ subject: string; message: string }>;

/** Opens the share dialog of the browser. A dismissed one rejects; that is not an error. */
export const openShareDialog = ({ subject, message }: ShareText): void =>
  void navigator.share({ title: subject, text: message }).catch(() => undefined);
