import { Button } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './tickets.css.ts'

type OrderActionsProps = {
  /** what the order holds is all on this page */
  alone: boolean
  /** something was chosen; without scripts that is only known when it is sent */
  hasChoice: boolean
}

/** What can be done with the whole order. Add More keeps what was chosen, so it is sent like everything else. */
export const OrderActions = ({ alone, hasChoice }: OrderActionsProps) => {
  const text = useText()
  const cancel = (
    <Button tone="quiet" name="intent" value="cancel">
      {text('tickets-cancel-order')}
    </Button>
  )
  return (
    <div className={styles.further}>
      <Button tone="secondary" name="intent" value="more">
        {text('tickets-add-more')}
      </Button>
      {alone ? null : (
        <noscript>
          <Button tone="secondary" name="intent" value="update">
            {text('tickets-update')}
          </Button>
        </noscript>
      )}
      {hasChoice ? cancel : <noscript>{cancel}</noscript>}
    </div>
  )
}
