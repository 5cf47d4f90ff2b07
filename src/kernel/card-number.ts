const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** Whether free text holds 13 to 19 digits (spaces and dashes between them allowed) that pass the Luhn check. */
export const looksLikeCardNumber = (text: string): boolean =>
  [...text.matchAll(/\d(?:[ -]?\d){12,18}/g)].some(([run]) => passesLuhn(run.replace(/[ -]/g, '')));
