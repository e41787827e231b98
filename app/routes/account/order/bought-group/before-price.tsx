import { useMoney } from '#app/ui/price/money-format.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import * as styles from './bought-group.css.ts'

/** What it cost before: struck through for the eye, in words for the ear. */
export const BeforePrice = ({ cents }: { cents: number | null }) => {
  const text = useText()
  const { price } = useMoney()
  if (cents === null) return null
  return (
    <>
      <s className={styles.before} aria-hidden>
        {price(cents)}
      </s>{' '}
      <VisuallyHidden>{text('account-order-before', { price: price(cents) })} </VisuallyHidden>
    </>
  )
}
