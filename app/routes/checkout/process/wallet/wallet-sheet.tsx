import { useEffect, useRef } from 'react'
import type { WalletAnswer, WalletNeeds } from '#app/gateways/payments/card-entry/card-entry.ts'
import { walletMessage } from '#app/gateways/payments/card-entry/wallet.ts'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './wallet-payment.css.ts'

type WalletSheetProps = {
  url: string
  amount: number
  needs: WalletNeeds
  keepsCard: boolean
  onClose: () => void
  onPaid: (answer: WalletAnswer) => void
}

/** The sheet of the gateway's wallet, in a frame of its origin. The amount it shows is words: what is charged the server works out. */
const WalletSheet = ({ url, amount, needs, keepsCard, onClose, onPaid }: WalletSheetProps) => {
  const text = useText()
  const { money } = useMoney()
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ onClose, onPaid })
  latest.current = { onClose, onPaid }
  useEffect(() => {
    const { origin } = new URL(url)
    const onMessage = (event: MessageEvent) => {
      const message = walletMessage(event, { origin, window: frame.current?.contentWindow ?? null })
      if (!message) return
      if (message.answer) latest.current.onPaid(message.answer)
      else latest.current.onClose()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [url])
  const query = new URLSearchParams({
    amount: money(amount),
    venue: window.location.hostname,
    ...(needs.phone && { phone: '1' }),
    ...(needs.address && { address: '1' }),
    ...(keepsCard && { keeps: '1' }),
  })
  return (
    <Dialog open onClose={onClose} heading={text('payment-wallet')}>
      <iframe
        ref={frame}
        src={`${url}?${query}`}
        title={text('payment-wallet')}
        className={styles.sheet}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
      />
    </Dialog>
  )
}

export default WalletSheet
