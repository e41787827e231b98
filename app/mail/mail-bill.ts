import type { CartLine } from '#app/contract/carts.ts'
import { dedicationOf } from '#app/rules/donations/donation-detail.ts'
import type { Text } from '#theme/texts/venue-texts.ts'

/** A row of the bill; `subtotal` in cents. */
type BillRow = { label: string; amount: number; subtotal: number }

/**
 * What was bought, row by row. A combo is counted by who it is for, not by its single admissions; a donation says in whose
 * honor it was given.
 */
export function billOf(lines: readonly CartLine[], text: Text): BillRow[] {
  return lines.flatMap(line =>
    (line.people ?? line.items).map(({ name, amount, subtotal }) => ({
      label: [line.name, name === line.name ? '' : name, dedication(line, text)].filter(Boolean).join(', '),
      amount,
      subtotal,
    })),
  )
}

function dedication({ donationDetail }: CartLine, text: Text): string {
  const whom = dedicationOf(donationDetail ?? {})
  return whom ? text('donation-dedication', { kind: text(whom.kind), name: whom.name }) : ''
}
