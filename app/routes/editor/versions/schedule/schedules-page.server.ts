import type { SchedulePayload } from '#app/contract/theme-schedules.ts'
import type { Visit } from '#app/pages/open-page.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import { partsFor } from '#theme/theme-parts.ts'
import { momentText } from '../moment-text.ts'

/** The schedules as their list shows them: times on the venue's clock, and what this person may give up. */
export function shownThemeSchedules(
  schedules: readonly SchedulePayload[],
  { venue, staff }: Visit & { staff: StaffIdentity },
) {
  const rights = partsFor(staff.roles)
  return schedules.map(({ startsAt, endsAt, authorName, changedParts, ...schedule }) => ({
    ...schedule,
    author: authorName,
    startsAt,
    starts: momentText(startsAt, venue),
    endsAt,
    ends: endsAt && momentText(endsAt, venue),
    mayCancel: isOpen(schedule) && changedParts.every(part => rights.includes(part)),
  }))
}

const isOpen = ({ state }: Pick<SchedulePayload, 'state'>) => state === 'waiting' || state === 'public'

export type ShownSchedule = ReturnType<typeof shownThemeSchedules>[number]
