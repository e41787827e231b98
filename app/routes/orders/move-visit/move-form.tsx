import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { AskVenue } from '#app/shell/contact/ask-venue.tsx'
import { useHasScript } from '#app/shell/has-script/use-has-script.ts'
import { actionsClass, formClass } from '#app/shell/narrow-page/narrow-page.tsx'
import type { VenueContact } from '#app/shell/shell-model.ts'
import { ServerProblem } from '#app/shell/unanswered/server-problem.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Chips } from '#app/ui/chips/chips.tsx'
import { equalWidthGrid } from '#app/ui/equal-width-grid/equal-width-grid.css.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { MovePage } from './move-page.server.ts'
import * as styles from './move-visit.css.ts'

type MoveFormProps = { page: MovePage; contact: VenueContact }

/** The times of a day, and the button that moves the visit: it says what is missing until one is chosen, then where it moves. */
export const MoveForm = ({ page, contact }: MoveFormProps) => {
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  const free = page.starts.filter(({ state }) => !state)
  const only = free.length === 1 ? free[0]?.value : undefined
  const [start, setStart] = useState(only)
  const time = free.find(({ value }) => value === start)?.label
  // Without scripts nobody tells the button that a time was chosen: the server says what is missing.
  const isMissing = useHasScript() && time === undefined
  const moveWords = (day: string, time: string | undefined) =>
    time ? text('order-move-to', { day, time }) : text('order-move-send')
  return (
    <Form method="post" className={formClass}>
      <ServerProblem />
      <Chips
        name="start"
        legend={text(only ? 'order-move-time-only' : 'order-move-times')}
        chips={page.starts}
        defaultValue={only}
        columns={equalWidthGrid}
        onChange={setStart}
      />
      <p>{text('order-move-note', { count: page.count })}</p>
      <UnansweredNotice />
      <div className={actionsClass}>
        <Button busy={busy} blocked={isMissing} tone={isMissing ? 'secondary' : 'primary'}>
          {isMissing ? text('order-move-times') : moveWords(page.dayWords, time)}
        </Button>
      </div>
      {page.hasOthers ? (
        <div className={styles.others}>
          <p>{text('order-move-others')}</p>
          <AskVenue contact={contact} />
        </div>
      ) : null}
    </Form>
  )
}
