import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { type DayChange, withHours } from '#app/rules/onboarding/venue-changes.ts'
import { WEEK } from '#app/rules/onboarding/week.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Field, FieldGroup, FieldRow } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { ItemPage } from '../parts/item-page.tsx'
import { type ItemAnswer, saveItem } from '../parts/save-item.server.ts'
import { useSourceWords } from '../parts/source-words.ts'
import { venueFacts } from '../parts/venue-facts.server.ts'

/** The hours of a week, each day with one span; a second span of a day stays as it is. */
export async function loader(args: LoaderFunctionArgs) {
  const { facts, place } = await venueFacts(await requireVenueSetup(args), 'hours')
  const { standard } = facts.document.hours
  const { locale } = facts.document.venue
  const proposal = facts.site?.proposals.hours
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return {
    ...place,
    hint: proposal && { source: proposal.source, confidence: proposal.confidence },
    // 7 January 2024 was a Sunday.
    days: WEEK.map((day, position) => ({
      day,
      name: name.format(new Date(Date.UTC(2024, 0, 7 + position))),
      open: standard[day]?.[0]?.open ?? '',
      close: standard[day]?.[0]?.close ?? '',
    })),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { facts } = await venueFacts(await requireVenueSetup(args), 'hours')
  const form = await args.request.formData()
  const { standard } = facts.document.hours
  const days: DayChange[] = WEEK.map(day => {
    const [open, close] = [`${day}-open`, `${day}-close`].map(name => String(form.get(name) ?? ''))
    return {
      day,
      spans:
        open || close ? [{ open: open ?? '', close: close ?? '' }, ...(standard[day]?.slice(1) ?? [])] : [],
    }
  })
  return saveItem(args, { item: 'hours', form, change: file => withHours(file, days) })
}
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function VenueHours() {
  const { days, hint, ...place } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<ItemAnswer>()
  const text = useText()
  const source = useSourceWords()(hint)
  const typed = answer?.typed ?? {}
  return (
    <ItemPage
      {...place}
      heading={text('onboarding-item-hours')}
      intro={text('onboarding-hours-intro')}
      errors={answer?.errors}
    >
      {source ? <NoticeLine>{source}</NoticeLine> : null}
      {days.map(({ day, name, ...times }) => (
        <FieldGroup key={day} legend={name}>
          <FieldRow>
            {(['open', 'close'] as const).map(edge => (
              <Field key={edge} id={`${day}-${edge}`} label={text(`onboarding-hours-${edge}`)}>
                <Input
                  name={`${day}-${edge}`}
                  type="time"
                  defaultValue={typed[`${day}-${edge}`] ?? times[edge]}
                  aria-label={`${name}, ${text(`onboarding-hours-${edge}`)}`}
                />
              </Field>
            ))}
          </FieldRow>
        </FieldGroup>
      ))}
    </ItemPage>
  )
}
