import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { AskVenue } from '#app/shell/contact/ask-venue.tsx'
import { actionsClass, formClass } from '#app/shell/narrow-page/narrow-page.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Chips } from '#app/ui/chips/chips.tsx'
import { equalWidthGrid } from '#app/ui/equal-width-grid/equal-width-grid.css.ts'
import { Notice, NoticeLine } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { MovePage } from './move-page.server.ts'

/** The times of a day, and the button that moves the visit; it says what is missing until one is chosen. */
export const MoveForm = ({ page }: { page: MovePage }) => {
  const text = useText()
  const { answer } = useServerAnswer<{ problem: string }>()
  const busy = useNavigation().state === 'submitting'
  const [isChosen, setChosen] = useState(false)
  const hasScript = useHasScript()
  return (
    <Form method="post" className={formClass}>
      {answer?.problem ? (
        <Notice tone="critical" live>
          {answer.problem}
        </Notice>
      ) : null}
      <Chips
        name="start"
        legend={text('order-move-times')}
        chips={page.starts}
        columns={equalWidthGrid}
        onChange={() => setChosen(true)}
      />
      <p>{text('order-move-note', { count: page.count })}</p>
      {page.hasOthers ? (
        <>
          <NoticeLine>{text('order-move-others')}</NoticeLine>
          <AskVenue contact={page.contact} />
        </>
      ) : null}
      <UnansweredNotice />
      <div className={actionsClass}>
        <Button
          busy={busy}
          blocked={hasScript && !isChosen}
          aria-describedby={isChosen ? undefined : 'move-missing'}
        >
          {text('order-move-send')}
        </Button>
      </div>
      {isChosen ? null : <p id="move-missing">{text('order-move-choose')}</p>}
    </Form>
  )
}

/** Without scripts nobody tells the button that a time was chosen: it stays live, and the server says what is missing. */
function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  return hasScript
}
