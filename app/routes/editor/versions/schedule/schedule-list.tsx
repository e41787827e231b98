import { Form, useNavigation } from '@remix-run/react'
import { DifferenceGroups } from '#app/shell/theme-difference/difference-groups.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from '../version-list/version-list.css.ts'
import type { ShownSchedule } from './schedules-page.server.ts'

/** What becomes public when, what is public for a time, and what has become of others. */
export const ScheduleList = ({ schedules }: { schedules: readonly ShownSchedule[] }) => {
  const text = useText()
  return schedules.length === 0 ? null : (
    <Section heading={text('versions-schedules')} id="schedules">
      <ul className={styles.list}>
        {schedules.map(schedule => (
          <li key={schedule.id} className={styles.entry}>
            <Schedule schedule={schedule} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Schedule = ({ schedule }: { schedule: ShownSchedule }) => {
  const text = useText()
  const { state, problem, author, note, difference } = schedule
  const isRefused = state === 'refused' || problem === 'missed' || problem === 'end-contrast'
  return (
    <article className={styles.version}>
      <div className={styles.row}>
        <p>
          <ScheduleTimes schedule={schedule} />
        </p>
        <Tag tone={state === 'public' ? 'positive' : isRefused ? 'critical' : 'info'}>
          {text(`versions-schedule-${state}`)}
        </Tag>
      </div>
      <p className={styles.foot}>
        {author}
        {isKnownProblem(problem) ? <span>{text(`versions-schedule-problem-${problem}`)}</span> : null}
      </p>
      {note ? <p className={styles.note}>{note}</p> : null}
      <Disclosure summary={text('versions-changes', { count: difference.length })}>
        <DifferenceGroups rows={difference} />
      </Disclosure>
      {schedule.mayCancel ? <CancelForm schedule={schedule} /> : null}
    </article>
  )
}

const PROBLEMS = ['approvals', 'contrast', 'end-contrast', 'missed'] as const
const isKnownProblem = (problem: string): problem is (typeof PROBLEMS)[number] =>
  (PROBLEMS as readonly string[]).includes(problem)

const ScheduleTimes = ({ schedule: { starts, ends } }: { schedule: ShownSchedule }) => {
  const text = useText()
  return ends
    ? text('versions-schedule-span', { start: starts, end: ends })
    : text('versions-schedule-start', { start: starts })
}

const CancelForm = ({ schedule: { id, state, starts } }: { schedule: ShownSchedule }) => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  const isPublic = state === 'public'
  const label = text(isPublic ? 'versions-schedule-end' : 'versions-schedule-cancel')
  return (
    <Form method="post">
      <input type="hidden" name="schedule" value={id} />
      <Button
        tone="secondary"
        name="intent"
        value="cancel-schedule"
        busy={busy}
        aria-label={text('versions-schedule-name', { action: label, start: starts })}
      >
        {label}
      </Button>
    </Form>
  )
}
