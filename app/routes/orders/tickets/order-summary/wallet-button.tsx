import { Button } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { WALLET_INTENT } from '../to-wallet.ts'
import * as styles from './order-summary.css.ts'

/** Places the order like the button beside it, and opens the wallet on the page that pays. */
export const WalletButton = ({ placing }: { placing: boolean }) => {
  const text = useText()
  return (
    <Button
      tone="secondary"
      icon="card"
      wide
      name="intent"
      value={WALLET_INTENT}
      blocked={placing}
      aria-label={text('tickets-wallet-name')}
    >
      <span className={styles.walletWord}>{text('tickets-wallet')}</span>
    </Button>
  )
}
