import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { draftReviewHref } from '#app/rules/links/draft-links.ts'
import * as styles from '#app/shell/draft-notice/pin-remark.css.ts'
import { placeOf, wordsAt } from '#app/shell/draft-notice/place-of.ts'
import { usePickedElement } from '#app/shell/draft-notice/use-picked-element.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input, TextArea } from '#app/ui/field/input.tsx'
import { announce } from '#app/ui/live-region/live-region.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type PinRemarkProps = {
  tenantId: string
  name: string
  /** Told under which name a remark was sent: it is asked once. */
  onName: (name: string) => void
  onEnd: () => void
}

/** Lets somebody choose a place of the page, by pointer or by keyboard, and say something of it. */
export default function PinRemark({ onEnd, ...remark }: PinRemarkProps) {
  const text = useText()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const frame = usePickedElement({ isPicking: element === null, onPick: setElement, onEnd })
  useEffect(() => announce(text('draft-pin-hint')), [text])
  return (
    <>
      <div ref={frame} className={styles.frame} hidden aria-hidden="true" />
      <div className={styles.panel}>
        {element ? (
          <RemarkForm {...remark} element={element} onEnd={onEnd} />
        ) : (
          <>
            <p className={styles.words}>{text('draft-pin-hint')}</p>
            <div>
              <Button tone="quiet" size="small" onClick={onEnd}>
                {text('draft-pin-cancel')}
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  )
}

type RemarkAnswer = {
  done: boolean
  name?: string
  errors?: { name?: string; body?: string }
  error?: string
}

const RemarkForm = ({
  tenantId,
  name,
  element,
  onName,
  onEnd,
}: PinRemarkProps & { element: HTMLElement }) => {
  const text = useText()
  const fetcher = useFetcher<RemarkAnswer>()
  const { pathname, search } = useLocation()
  const body = useRef<HTMLTextAreaElement>(null)
  const answer = fetcher.data
  useEffect(() => body.current?.focus(), [])
  useEffect(() => {
    if (!answer?.done) return
    announce(text('draft-remark-sent'))
    onName(answer.name ?? '')
    onEnd()
  }, [answer, onName, onEnd, text])
  const words = wordsAt(element) || text('draft-pin-picture')
  return (
    <fetcher.Form method="post" action={draftReviewHref(tenantId)} className={styles.form}>
      <p className={styles.words}>{text('draft-pin-place', { words })}</p>
      <input type="hidden" name="intent" value="pin" />
      <input type="hidden" name="page" value={pathname + search} />
      <input type="hidden" name="place" value={placeOf(element)} />
      <input type="hidden" name="words" value={words} />
      {name ? (
        <input type="hidden" name="name" value={name} />
      ) : (
        <Field label={text('draft-name')} error={answer?.errors?.name} required>
          <Input name="name" maxLength={80} autoComplete="name" />
        </Field>
      )}
      <Field label={text('draft-remark')} error={answer?.errors?.body ?? answer?.error} required>
        <TextArea ref={body} name="body" rows={3} maxLength={2000} />
      </Field>
      <div className={styles.buttons}>
        <Button size="small" busy={fetcher.state !== 'idle'}>
          {text('draft-remark-send')}
        </Button>
        <Button type="button" tone="quiet" size="small" onClick={onEnd}>
          {text('draft-pin-cancel')}
        </Button>
      </div>
    </fetcher.Form>
  )
}
