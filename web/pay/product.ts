/** The name in both languages. */
export const product = 'Plateno';
