import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type {
  ScriptPlace,
  WalletAnswer,
  WalletHost,
  WalletNeeds,
} from '#app/gateways/payments/card-entry/card-entry.ts'
import { walletFields } from '#app/gateways/payments/card-entry/wallet.ts'
import { UnansweredWallet } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { useVenueCurrency } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../checkout-model.ts'
import * as styles from './wallet-payment.css.ts'
import { WALLET_PLACE } from './wallet-place.ts'

const WalletSheet = lazy(() => import('./wallet-sheet.tsx'))

type WalletPaymentProps = {
  page: Pick<CheckoutPage, 'due' | 'opensWallet' | 'keepsCard' | 'contactForm' | 'addressFields'>
  wallet: NonNullable<CheckoutPage['wallet']>
  /** the wallet is about to say who pays */
  onBegin: () => void
  /** the order is sent with what the wallet gave */
  onPaid: (fields: Record<string, string>) => void
  /** the order that the server has not answered is sent once more */
  onAgain: () => void
  /** what is agreed to by paying, where it stands nowhere else on the page */
  children?: ReactNode
}

/** Pays by a wallet, which says who pays: nothing is typed. Without scripts there is none. */
export const WalletPayment = ({ page, wallet, onBegin, onPaid, onAgain, children }: WalletPaymentProps) => {
  const text = useText()
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  const pay = (answer: WalletAnswer) => onPaid(walletFields(answer))
  return (
    <div className={styles.wallet} id={WALLET_PLACE} tabIndex={-1}>
      {wallet.kind === 'frame' ? (
        <SheetButton page={page} url={wallet.url} onBegin={onBegin} onPaid={pay} />
      ) : (
        <ScriptButtons
          page={page}
          place={wallet}
          onMissing={() => setMissing(true)}
          onBegin={onBegin}
          onPaid={pay}
        />
      )}
      <UnansweredWallet onAgain={onAgain} />
      {children}
      <p className={styles.or}>{text('payment-or-card')}</p>
    </div>
  )
}

type Paying = Pick<WalletPaymentProps, 'page' | 'onBegin'> & { onPaid: (answer: WalletAnswer) => void }

/** What the form of the page has beside what every wallet tells. */
const needsOf = ({ contactForm, addressFields }: Paying['page']): WalletNeeds => ({
  phone: contactForm.phone,
  address: addressFields.includes('city'),
})

const SheetButton = ({ page, url, onBegin, onPaid }: Paying & { url: string }) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  // Whoever pressed the wallet on the order page comes for its sheet.
  useEffect(() => setOpen(page.opensWallet), [page.opensWallet])
  const begin = useRef(onBegin)
  begin.current = onBegin
  useEffect(() => {
    if (isOpen) begin.current()
  }, [isOpen])
  return (
    <>
      <Button type="button" wide icon="card" onClick={() => setOpen(true)}>
        {text('payment-wallet')}
      </Button>
      {isOpen ? (
        <Suspense>
          <WalletSheet
            url={url}
            amount={page.due}
            needs={needsOf(page)}
            keepsCard={page.keepsCard}
            onClose={() => setOpen(false)}
            onPaid={answer => {
              setOpen(false)
              onPaid(answer)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

type ScriptButtonsProps = Paying & { place: ScriptPlace; onMissing: () => void }

/** The gateway's script draws the buttons of the wallets that this browser has. */
const ScriptButtons = ({ page, place, onMissing, onBegin, onPaid }: ScriptButtonsProps) => {
  const at = useRef<HTMLDivElement>(null)
  const currency = useVenueCurrency()
  const latest = useRef({ onMissing, onBegin, onPaid })
  latest.current = { onMissing, onBegin, onPaid }
  const wallet = JSON.stringify(place)
  const { phone, address } = needsOf(page)
  const { due, keepsCard } = page
  useEffect(() => {
    if (!at.current) return
    const host = {
      place: at.current,
      amount: due,
      keepsCard,
      currency,
      language: document.documentElement.lang,
      needs: { phone, address },
      onMissing: () => latest.current.onMissing(),
      onBegin: () => latest.current.onBegin(),
      onPaid: (answer: WalletAnswer) => latest.current.onPaid(answer),
    }
    let isGone = false
    let close = () => {}
    openByScript(JSON.parse(wallet), host).then(
      buttons => {
        close = buttons.close
        if (isGone) close()
      },
      () => host.onMissing(),
    )
    return () => {
      isGone = true
      close()
    }
  }, [wallet, due, keepsCard, currency, phone, address])
  return <div ref={at} />
}

async function openByScript(place: ScriptPlace, host: WalletHost) {
  const { cardScripts, loadCardScript } = await import('#app/gateways/payments/card-entry/card-scripts.ts')
  return (await loadCardScript(place, cardScripts)).openWallet(place, host)
}
