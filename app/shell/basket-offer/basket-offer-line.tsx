import type { BasketOfferPayload } from '#app/contract/carts.ts'
import { holdAmount } from '#app/rules/baskets/hold-amount.ts'
import { offerIntents } from '#app/rules/baskets/offer-intents.ts'
import { offerWords } from '#app/rules/baskets/offer-words.ts'
import { IconButton } from '#app/ui/button/button.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { formatChosen } from '#theme/texts/runtime/format-chosen.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './basket-offer-line.css.ts'

/** One line of a form: how the order costs less, taken by one press, or not shown again. */
export const BasketOfferLine = ({ offer }: { offer: BasketOfferPayload }) => {
  const text = useText()
  const { money } = useMoney()
  const { press, note } = offerWords(offer, money)
  const { take, refuse } = offerIntents(offer)
  return (
    <section className={styles.line} aria-label={text('offer-label')}>
      <div className={styles.words}>
        <button type="submit" className={styles.press} name="intent" value={take}>
          {holdAmount(formatChosen(text, press), money(offer.saved))}
        </button>
        {note ? <p className={styles.note}>{formatChosen(text, note)}</p> : null}
      </div>
      <IconButton icon="close" label={text('offer-refuse')} type="submit" name="intent" value={refuse} />
    </section>
  )
}
