import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { WaitingEntryPayload } from '#app/contract/waiting-list.ts'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { dayTimeText } from '#app/rules/calendar/date-text.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import { eventDetailHref, eventsListHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './waiting-entry.css.ts'

type Press = 'confirm' | 'withdraw' | 'take'

/** Opening the address changes nothing: mail scanners open it too. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { api, venue } = visit
  const headers = { 'x-token': args.params.token ?? '' }
  const answer = await api.waitingList.read({ headers }).catch(refusalOf)
  const entry = answer && 'payload' in answer ? answer.payload : null
  return data(
    {
      title: venue.title(venue.text('waiting-page-title')),
      messages: venue.messages(['waiting-list']),
      words: wordsOf(visit, entry),
      state: entry?.state ?? null,
      eventsHref: entry
        ? eventDetailHref(linkBase(visit), { eventId: entry.eventTemplateId, date: entry.date })
        : eventsListHref(linkBase(visit)),
    },
    // Not `no-referrer`: with it a browser without JavaScript sends the forms with `Origin: null`, which Remix refuses.
    { status: entry ? 200 : 404, headers: { 'Referrer-Policy': 'same-origin' } },
  )
}

/** How the entry stands, in the venue's words. */
function wordsOf({ venue }: Visit, entry: WaitingEntryPayload | null): string {
  if (!entry) return venue.text('waiting-gone')
  const { name: event, party, state } = entry
  const date = dayTimeText(entry, venue.locale)
  if (state === 'unconfirmed' || state === 'waiting')
    return venue.text(`waiting-${state}`, { event, party, date })
  if (state !== 'offered') return venue.text(`waiting-${state}`)
  const wall = utcToWallTime(new Date(entry.until ?? 0), venue.timeZone)
  return venue.text('waiting-offered', { event, party, date, until: dayTimeText(wall, venue.locale) })
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const form = await args.request.formData()
  const press = pressOf(form.get('press'))
  const headers = { 'x-token': args.params.token ?? '' }
  const answer = await visit.api.waitingList.change({ headers, body: { action: press } }).catch(refusalOf)
  if (!answer || !('payload' in answer)) return { isRefused: true }
  if (press !== 'take') return { isRefused: false }
  const { eventTemplateId: eventId, date } = answer.payload
  throw redirect(ticketsHref(linkBase(visit), { cart: true, eventId, date }))
}

const pressOf = (value: FormDataEntryValue | null): Press =>
  value === 'withdraw' || value === 'take' ? value : 'confirm'

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

/** A place in line as its mailed link shows it, and what can be done about it. */
export default function WaitingEntry() {
  const { words, state, eventsHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<{ isRefused: boolean }>()
  const text = useText()
  const isOpen = state === 'unconfirmed' || state === 'waiting' || state === 'offered'
  return (
    <NarrowPage heading={text('waiting-page-title')} intro={words}>
      {answer?.isRefused ? (
        <Notice tone="critical" live>
          {text('waiting-passed')}
        </Notice>
      ) : null}
      <UnansweredNotice />
      {state === 'unconfirmed' ? <PressForm press="confirm" label={text('waiting-confirm')} /> : null}
      {state === 'offered' ? <PressForm press="take" label={text('waiting-take')} /> : null}
      {isOpen ? <PressForm press="withdraw" label={text('waiting-withdraw')} /> : null}
      {isOpen ? null : (
        <div>
          <ButtonLink href={eventsHref}>{text(state ? 'waiting-back' : 'waiting-events')}</ButtonLink>
        </div>
      )}
    </NarrowPage>
  )
}

const PressForm = ({ press, label }: { press: Press; label: string }) => {
  const busy = useNavigation().formData?.get('press') === press
  return (
    <Form method="post">
      <input type="hidden" name="press" value={press} />
      <Button
        busy={busy}
        tone={press === 'withdraw' ? 'quiet' : 'primary'}
        className={press === 'withdraw' ? styles.withdraw : undefined}
      >
        {label}
      </Button>
    </Form>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
