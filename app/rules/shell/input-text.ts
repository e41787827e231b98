/** The typed text without anything but the digits 0 to 9 (ORD-213). */
export function digitsOnly(typed: string): string {
  return typed.replace(/[^0-9]/g, '')
}

/** The typed text in upper case (ORD-213). */
export function capitalizeText(typed: string): string {
  return typed.toUpperCase()
}
