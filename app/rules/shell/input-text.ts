/** What a numeric input keeps: the digits 0 to 9 (ORD-213). */
export function digitsOnly(typed: string): string {
  return typed.replace(/[^0-9]/g, '')
}

/** What a capitalizing input makes of the typed text: upper case (ORD-213). */
export function capitalizeText(typed: string): string {
  return typed.toUpperCase()
}
