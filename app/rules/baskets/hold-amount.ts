/** A sentence whose amount stays in one line with the words on both its sides: 'save $11.84 today' is never broken. */
export const holdAmount = (sentence: string, amount: string): string =>
  sentence.replace(` ${amount}`, `\u00a0${amount}`).replace(`${amount} `, `${amount}\u00a0`)
