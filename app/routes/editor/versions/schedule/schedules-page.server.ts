import type { SchedulePayload } from '#app/contract/theme-schedules.ts'
import { momentText } from '#app/pages/moment-text.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { mayDo } from '#app/rules/staff/staff-rights.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'

/** The schedules as their list shows them: times on the venue's clock, and what this person may give up. */
export function shownThemeSchedules(
  schedules: readonly SchedulePayload[],
  { venue, staff }: Visit & { staff: StaffIdentity },
) {
  return schedules.map(({ startsAt, endsAt, authorName, ...schedule }) => ({
    ...schedule,
    author: authorName,
    startsAt,
    starts: momentText(startsAt, venue),
    endsAt,
    ends: endsAt && momentText(endsAt, venue),
    mayCancel: isOpen(schedule) && mayDo(staff.roles, 'publish'),
  }))
}

const isOpen = ({ state }: Pick<SchedulePayload, 'state'>) => state === 'waiting' || state === 'public'

export type ShownSchedule = ReturnType<typeof shownThemeSchedules>[number]
