import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { CardGroup } from '../../parts/card/card-fields.tsx'
import { CARD_PLACE } from '../../parts/card/card-page.ts'
import type { CheckoutPage } from '../checkout-model.ts'
import * as styles from './saved-card.css.ts'

type ShownCardProps = { page: CheckoutPage; card: NonNullable<CheckoutPage['card']> }

/** A card that the gateway has already: entered before, or on file (CHK-036). */
export const ShownCard = ({ page, card }: ShownCardProps) => {
  const text = useText()
  const change = page.usesSavedCard ? 'cardNew' : 'change:payment'
  return (
    <CardGroup page={page}>
      <p id={CARD_PLACE} tabIndex={-1} className={styles.savedEntry}>
        <Icon name="card" />
        <span>{text('payment-saved-card', card)}</span>
        <Button tone="quiet" size="small" name="intent" value={change} formNoValidate>
          {text('payment-add-card')}
        </Button>
      </p>
    </CardGroup>
  )
}

/** The way back to the card on file (CHK-037). */
export const SavedCardOffer = () => {
  const text = useText()
  return (
    <div>
      <Button tone="secondary" size="small" icon="card" name="intent" value="cardSaved" formNoValidate>
        {text('payment-use-saved-card')}
      </Button>
    </div>
  )
}
