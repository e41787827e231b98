import { Form, useNavigate } from '@remix-run/react'
import { useEffect, useId, useRef, useState } from 'react'
import { modalAvailabilityMessage } from '#app/rules/calendar/calendar-messages.ts'
import { moreModalTimes } from '#app/rules/slots/slot-messages.ts'
import { UnansweredVisit } from '#app/shell/unanswered/kept-screen.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/field/choice.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { EventChoice } from '../calendar-page.server.ts'
import * as styles from './select-event-date.css.ts'

type SelectEventDateProps = {
  choice: EventChoice
  /** A day that was pressed and whose times are on their way. */
  pending: string | null
}

/**
 * Which events of the cart move to the picked day (ORD-045 to ORD-048). The browser's own dialog: without JavaScript it
 * stands open on the page and is a plain form.
 */
export const SelectEventDate = ({ choice, pending }: SelectEventDateProps) => {
  const date = choice.date ?? pending
  if (!date) return null
  const loading = pending !== null && pending !== choice.date
  return <Modal choice={choice} loading={loading} />
}

const Modal = ({ choice, loading }: { choice: EventChoice; loading: boolean }) => {
  const text = useText()
  const navigate = useNavigate()
  const headingId = useId()
  const { dialog, isModal } = useModal()
  const [ticked, toggle] = useTicked(choice)
  const able = choice.events.filter(event => !loading && event.availability === 'available')
  const count = able.filter(({ id }) => ticked.includes(id)).length
  const cancel = () => navigate(choice.cancelHref, { preventScrollReset: true })
  return (
    <dialog ref={dialog} open className={styles.dialog} aria-labelledby={headingId} onCancel={cancel}>
      <Form method="get" action={choice.action} className={styles.form}>
        <Heading level={2} step="title" id={headingId} className={styles.heading}>
          {text('calendar-modal-heading')}
        </Heading>
        {choice.words && !loading ? (
          <p className={styles.description}>{text('calendar-modal-description', { date: choice.words })}</p>
        ) : null}
        {choice.carried.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <ul className={styles.events} aria-live="polite">
          {choice.events.map(event => (
            <li key={event.id}>
              <EventLine
                event={event}
                loading={loading}
                ticked={able.includes(event) && ticked.includes(event.id)}
                toggle={() => toggle(event.id)}
              />
            </li>
          ))}
        </ul>
        <UnansweredVisit />
        <div className={styles.actions}>
          <ButtonLink href={choice.cancelHref} keepScroll tone="secondary">
            {text('calendar-modal-cancel')}
          </ButtonLink>
          <Button busy={loading}>
            {isModal && count > 0 ? text('calendar-modal-move', { count }) : text('calendar-modal-continue')}
          </Button>
        </div>
      </Form>
    </dialog>
  )
}

type EventLineProps = {
  event: EventChoice['events'][number]
  loading: boolean
  ticked: boolean
  toggle: () => void
}

const EventLine = ({ event, loading, ticked, toggle }: EventLineProps) => {
  const text = useText()
  const availability = loading ? 'loading' : event.availability
  const able = availability === 'available'
  return (
    <Checkbox
      key={availability}
      tile
      name="cdEventIds"
      value={event.id}
      disabled={!able}
      checked={ticked}
      onChange={toggle}
      label={
        <span className={styles.line}>
          <span>{event.name}</span>
          <span className={styles.state[availability]}>
            {text(modalAvailabilityMessage[availability].text)}
          </span>
        </span>
      }
      description={<Times event={event} shown={able} />}
    />
  )
}

const Times = ({
  event: { combo, times, more },
  shown,
}: {
  event: EventLineProps['event']
  shown: boolean
}) => {
  const text = useText()
  const [first, second] = times
  const tail = moreModalTimes(more)
  const words = first && second ? text('calendar-modal-first-times', { first, second }) : (first ?? '')
  return (
    <>
      {combo ? <span className={styles.combo}>{combo}</span> : null}
      {shown ? [words, tail ? text(tail.text, { count: more }) : ''].filter(Boolean).join(' ') : null}
    </>
  )
}

/** The ids of the ticked events: those of the day at first, then as they are pressed. */
function useTicked({ date, ticked }: EventChoice) {
  const [held, setHeld] = useState({ date, ids: ticked })
  if (held.date !== date) setHeld({ date, ids: ticked })
  const toggle = (id: string) =>
    setHeld(({ ids }) => ({
      date,
      ids: ids.includes(id) ? ids.filter(each => each !== id) : [...ids, id],
    }))
  return [held.ids, toggle] as const
}

/** What the server drew as an open dialog becomes a modal one as soon as there is a script, which can count what is ticked. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isModal, setIsModal] = useState(false)
  useEffect(() => {
    setIsModal(true)
    const element = dialog.current
    if (!element || element.matches(':modal')) return
    element.close()
    element.showModal()
  }, [])
  return { dialog, isModal }
}
