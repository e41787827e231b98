/** The digits of what was typed (ORD-213). */
export const keepDigits = (typed: string): string => typed.replace(/\D/g, '')

/** What was typed in capitals; letters whose capital is longer (ß) keep the caret's sense by staying as they are (ORD-213). */
export const capitalize = (typed: string): string =>
  Array.from(typed, letter => (letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter)).join('')
