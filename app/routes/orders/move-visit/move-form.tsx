import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { AskVenue } from '#app/shell/contact/ask-venue.tsx'
import { useHasScript } from '#app/shell/has-script/use-has-script.ts'
import { actionsClass, formClass } from '#app/shell/narrow-page/narrow-page.tsx'
import type { VenueContact } from '#app/shell/shell-model.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Chips } from '#app/ui/chips/chips.tsx'
import { equalWidthGrid } from '#app/ui/equal-width-grid/equal-width-grid.css.ts'
import { Notice, NoticeLine } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { MovePage } from './move-page.server.ts'

type MoveFormProps = { page: MovePage; contact: VenueContact }

/** The times of a day, and the button that moves the visit; it says what is missing until one is chosen. */
export const MoveForm = ({ page, contact }: MoveFormProps) => {
  const text = useText()
  const { answer } = useServerAnswer<{ problem: string }>()
  const busy = useNavigation().state === 'submitting'
  const [isChosen, setChosen] = useState(false)
  // Without scripts nobody tells the button that a time was chosen: the server says what is missing.
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
          <AskVenue contact={contact} />
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
