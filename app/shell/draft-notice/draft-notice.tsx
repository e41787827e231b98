import { Form } from '@remix-run/react'
import { lazy, Suspense, useState } from 'react'
import { draftReviewHref } from '#app/rules/links/draft-links.ts'
import * as styles from '#app/shell/draft-notice/draft-notice.css.ts'
import { Button } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Remarks need a browser that chooses places; nobody else loads what that takes. */
const PinRemark = lazy(() => import('#app/shell/draft-notice/pin-remark.tsx'))

export type DraftNoticeFacts = {
  /** whether this browser has opened the link: others only look */
  mayReview: boolean
  /** the name under which it was remarked on before */
  name: string
}

/** Says on every page of a draft that it is one, and leads to what may be said of it. */
export const DraftNotice = ({
  tenantId,
  mayReview,
  name: known,
}: DraftNoticeFacts & { tenantId: string }) => {
  const text = useText()
  const [isPinning, setPinning] = useState(false)
  const [name, setName] = useState(known)
  return (
    <aside className={styles.bar} aria-label={text('draft-bar')} data-draft-notice>
      <div className={styles.inner}>
        <p className={styles.words}>{text('draft-bar-hint')}</p>
        <div className={styles.actions}>
          {mayReview ? (
            <Button
              tone="secondary"
              size="small"
              aria-pressed={isPinning}
              onClick={() => setPinning(!isPinning)}
            >
              {text('draft-bar-remark')}
            </Button>
          ) : null}
          {/* No link: the page's own link past its header stays the first one. */}
          <Form action={draftReviewHref(tenantId)}>
            <Button tone="quiet" size="small">
              {text('draft-bar-review')}
            </Button>
          </Form>
        </div>
      </div>
      {isPinning ? (
        <Suspense>
          <PinRemark tenantId={tenantId} name={name} onName={setName} onEnd={() => setPinning(false)} />
        </Suspense>
      ) : null}
    </aside>
  )
}
