import type { ReactNode } from 'react'
import { type AddressPart, partsBesideCode } from '#app/rules/locations/address-part.ts'
import * as styles from '#app/ui/field/address-grid.css.ts'

type AddressGridProps = {
  order: readonly AddressPart[]
  /** a part that is not asked has no field */
  parts: Readonly<Record<AddressPart, ReactNode>>
}

/** The fields of an address in the order of its country. What is typed stays in its field when another country moves it. */
export const AddressGrid = ({ order, parts }: AddressGridProps) => {
  const shown = order.filter(part => parts[part])
  const beside = partsBesideCode(shown)
  return (
    <div className={styles.grid}>
      {shown.map(part => (
        <div key={part} className={beside.includes(part) ? styles.half : styles.whole}>
          {parts[part]}
        </div>
      ))}
    </div>
  )
}
