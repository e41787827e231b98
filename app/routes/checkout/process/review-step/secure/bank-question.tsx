import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import type { ChallengeView } from '../../checkout-model.ts'

const ChallengeDialog = lazy(() => import('./challenge-dialog.tsx'))

type BankQuestionProps = { challenge: ChallengeView; onClose: () => void; onDone: () => void }

/** What the bank asks before the order can go on: in a dialog of ours, or through the script of Stripe. */
export const BankQuestion = ({ challenge, onClose, onDone }: BankQuestionProps) => {
  const done = useRef(onDone)
  done.current = onDone
  const finish = useCallback(() => done.current(), [])
  useEffect(() => {
    if (challenge.kind === 'stripe') void answerStripe(challenge).finally(finish)
  }, [challenge, finish])
  if (challenge.kind === 'stripe') return null
  return (
    <Suspense>
      <ChallengeDialog url={challenge.url} onClose={onClose} onDone={finish} />
    </Suspense>
  )
}

/** A question that cannot be shown counts as one without an answer: the server asks Stripe. */
async function answerStripe({ publishableKey, clientSecret }: Extract<ChallengeView, { kind: 'stripe' }>) {
  const { answerStripeChallenge } = await import('#app/gateways/payments/card-entry/stripe-challenge.ts')
  await answerStripeChallenge(publishableKey, clientSecret).catch(() => undefined)
}
