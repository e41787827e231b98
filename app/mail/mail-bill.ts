import type { CartLine } from '#app/contract/carts.ts'

/** What was bought, row by row; `subtotal` in cents. A combo is counted by who it is for, not by its single admissions. */
export function billOf(lines: readonly CartLine[]): { label: string; amount: number; subtotal: number }[] {
  return lines.flatMap(line =>
    (line.people ?? line.items).map(({ name, amount, subtotal }) => ({
      label: name === line.name ? line.name : `${line.name}, ${name}`,
      amount,
      subtotal,
    })),
  )
}
