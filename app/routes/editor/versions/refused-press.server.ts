import type { Refusal } from '#app/api/kernel/refuse.ts'
import { readDetails } from '#app/contract/problems.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { readScheduleTimes } from '#app/rules/themes/schedule-times.ts'
import { nameOfEntry } from '#theme/entry-names.ts'
import type { ScheduleErrors } from './schedule/schedule-fields.tsx'

/** What a press came to that changed nothing: a sentence for all of it, or one at a time; and the times that were typed. */
export type RefusedPress = { error: string | null; errors: ScheduleErrors; values: ScheduleErrors }

type Press = { form: FormData; status: number; refusal: Refusal | null }

/** The words of a refusal, as the venue has them. */
export function refusedPress({ venue, now }: Visit, { form, status, refusal }: Press): RefusedPress {
  const values = { startsAt: textIn(form, 'startsAt'), endsAt: textIn(form, 'endsAt') }
  if (form.get('intent') === 'schedule') {
    const times = readScheduleTimes(values, { now, timeZone: venue.timeZone })
    if (!times.ok)
      return { error: null, errors: { [times.field]: venue.text(`versions-later-${times.problem}`) }, values }
    const names = Object.keys(refusal?.data.errors ?? {}).map(nameOfEntry)
    if (status === 409 && names.length > 0)
      return {
        error: null,
        errors: { startsAt: venue.text('versions-later-overlap', { names: names.join(', ') }) },
        values,
      }
  }
  if (refusal?.code === 'APPROVALS_MISSING') {
    const { required = 0, given = 0 } = readDetails('APPROVALS_MISSING', refusal.data.details) ?? {}
    return { error: venue.text('versions-approvals', { required, given }), errors: {}, values }
  }
  const isConflict = status === 412 || status === 409
  return { error: venue.text(isConflict ? 'versions-conflict' : 'versions-failed'), errors: {}, values }
}

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')
