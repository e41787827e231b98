import { useEffect, useState } from 'react'
import { hasWallet, type WalletKind } from '#app/rules/checkout/has-wallet.ts'
import { Button } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { WALLET_INTENT } from '../to-wallet.ts'
import * as styles from './order-summary.css.ts'

type WalletButtonProps = { kind: WalletKind; placing: boolean }

/** Places the order like the button beside it, and opens the wallet on the page that pays. A script has one only where the browser has. */
export const WalletButton = ({ kind, placing }: WalletButtonProps) => {
  const text = useText()
  const [isThere, setThere] = useState(kind === 'frame')
  useEffect(() => setThere(kind === 'frame' || hasWallet(window)), [kind])
  return !isThere ? null : (
    <Button
      tone="secondary"
      icon="card"
      wide
      name="intent"
      value={WALLET_INTENT}
      blocked={placing}
      aria-label={text('tickets-wallet-name')}
    >
      <span className={styles.wallet}>{text('tickets-wallet')}</span>
    </Button>
  )
}
