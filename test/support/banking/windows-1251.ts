const letters = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1251').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** The bytes of a text in windows-1251; a question mark stands for what it cannot write. */
export const windows1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letters.get(letter) ?? 0x3f);
