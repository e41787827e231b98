import { Form } from '@remix-run/react'
import { useState } from 'react'
import { Stack } from '#app/ui/stack/stack.tsx'
import type { CheckoutAnswer, CheckoutPage } from '../checkout-model.ts'
import { OrderFacts, PlacingDialogs } from '../review-step/complete-form.tsx'
import { Terms } from '../review-step/terms/terms.tsx'
import { usePlacing } from '../review-step/use-placing.ts'
import { OPEN_FORM } from '../step/open-form.ts'
import { WalletPayment } from './wallet-payment.tsx'

type WalletFirstProps = { page: CheckoutPage; answer: CheckoutAnswer | null }

/**
 * Where checkout has steps, a wallet at the head of the open one pays without them. Its form stays while they change: the bank may ask once
 * the first answer is there. The review has a form of its own for the same answers.
 */
export const WalletFirst = ({ page, answer }: WalletFirstProps) =>
  page.open === 'review' ? null : <WalletForm page={page} answer={answer} />

const WalletForm = ({ page, answer }: WalletFirstProps) => {
  const [firstStep] = useState(page.open)
  const placing = usePlacing({ page, answer, captchaStart: 'payment' })
  const pay = (fields: Record<string, string>) => placing.payBy({ ...typedCodes(), ...fields })
  return (
    <Form ref={placing.form} method="post" onSubmit={placing.onSubmit}>
      {page.wallet ? (
        <WalletPayment
          key={page.open}
          // Its sheet opens by itself once, not again at the step that a refusal leads to.
          page={{ ...page, opensWallet: page.opensWallet && page.open === firstStep }}
          wallet={page.wallet}
          onBegin={placing.captcha.prepare}
          onPaid={pay}
          onAgain={placing.payAgain}
        >
          <Terms terms={page.terms} />
        </WalletPayment>
      ) : null}
      <Stack gap="x4">
        <OrderFacts page={page} placing={placing} />
      </Stack>
      <PlacingDialogs placing={placing} />
    </Form>
  )
}

/** A code that was typed in the open step and not used yet counts for the wallet as well. */
function typedCodes(): Record<string, string> {
  const form = document.getElementById(OPEN_FORM)
  if (!(form instanceof HTMLFormElement)) return {}
  const typed = new FormData(form)
  return Object.fromEntries(CODES.flatMap(name => (typed.has(name) ? [[name, String(typed.get(name))]] : [])))
}

const CODES = ['code', 'coupon', 'giftCard'] as const
