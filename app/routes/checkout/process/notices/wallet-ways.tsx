import { Button } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { CARD_PLACE } from '../../parts/card/card-page.ts'
import { WALLET_PLACE } from '../wallet/wallet-place.ts'

/** The ways on after a wallet was refused: the same wallet once more, or the card. */
export const WalletWays = () => {
  const text = useText()
  return (
    <>
      <Button type="button" size="small" onClick={pressWallet}>
        {text('problem-try-again')}
      </Button>
      <Button type="button" size="small" tone="secondary" onClick={() => leadTo(CARD_PLACE)}>
        {text('payment-another-way')}
      </Button>
    </>
  )
}

/** Buttons that the script of a gateway draws are pressed by people alone: those are led there. Where no wallet stands any more its card does. */
function pressWallet() {
  const wallet = document.getElementById(WALLET_PLACE)
  const button = wallet?.querySelector('button')
  if (button) button.click()
  else leadTo(wallet ? WALLET_PLACE : CARD_PLACE)
}

function leadTo(id: string) {
  const place = document.getElementById(id)
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}
