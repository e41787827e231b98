import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import type { ScriptPlace } from '#app/gateways/payments/card-entry/card-entry.ts'
import type { ChallengeView } from './challenge-view.ts'

const ChallengeDialog = lazy(() => import('./challenge-dialog.tsx'))

type BankQuestionProps = { challenge: ChallengeView; onClose: () => void; onDone: () => void }

/** What the bank asks before the order can go on: in a dialog of ours, or through a script of the gateway. */
export const BankQuestion = ({ challenge, onClose, onDone }: BankQuestionProps) => {
  const done = useRef(onDone)
  done.current = onDone
  const finish = useCallback(() => done.current(), [])
  useEffect(() => {
    if (challenge.kind === 'script') void askByScript(challenge).finally(finish)
  }, [challenge, finish])
  if (challenge.kind === 'script') return null
  return (
    <Suspense>
      <ChallengeDialog url={challenge.url} onClose={onClose} onDone={finish} />
    </Suspense>
  )
}

/** A question that cannot be shown counts as one without an answer: the server asks the gateway. */
async function askByScript(place: ScriptPlace) {
  const { cardScripts, loadCardScript } = await import('#app/gateways/payments/card-entry/card-scripts.ts')
  await loadCardScript(place, cardScripts)
    .then(script => script.askCardholder(place))
    .catch(() => undefined)
}
