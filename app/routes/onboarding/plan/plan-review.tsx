import { Form, useNavigation } from '@remix-run/react'
import type { PlanCounts, PlanEntry } from '#app/rules/venues/describe-plan.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { Row } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './plan.css.ts'
import { type AgainKind, PlanAgain } from './plan-again.tsx'
import { PlanEntryView } from './plan-entry.tsx'

type PlanReviewProps = {
  entries: readonly PlanEntry[]
  counts: PlanCounts
  notices: readonly string[]
  hash: string
  again: { kind: AgainKind; href: string }
}

const KINDS = ['made', 'changed', 'closed'] as const

/** What a plan would do, part by part, and the button that has it done. */
export const PlanReview = ({ entries, counts, notices, hash, again }: PlanReviewProps) => {
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      {notices.length > 0 ? <FileNotices notices={notices} /> : null}
      {entries.length === 0 ? (
        <Notice actions={<PlanAgain {...again} tone="secondary" />}>{text('onboarding-plan-nothing')}</Notice>
      ) : (
        <>
          <PlanEntries entries={entries} counts={counts} />
          <Form method="post" className={styles.confirm}>
            <input type="hidden" name="hash" value={hash} />
            <Row>
              <Button busy={busy}>{text('onboarding-plan-press', { count: entries.length })}</Button>
              <PlanAgain {...again} tone="secondary" />
            </Row>
          </Form>
        </>
      )}
    </>
  )
}

/** What a plan changes, part by part. */
export const PlanEntries = ({ entries, counts }: Pick<PlanReviewProps, 'entries' | 'counts'>) => {
  const text = useText()
  return (
    <>
      {KINDS.filter(kind => counts[kind] > 0).map(kind => (
        <Section key={kind} heading={text(`onboarding-plan-${kind}`, { count: counts[kind] })} step="title">
          {kind === 'closed' ? <p>{text('onboarding-plan-closed-hint')}</p> : null}
          <ul className={styles.list}>
            {entries
              .filter(entry => entry.kind === kind)
              .map(entry => (
                <li key={`${entry.part} ${entry.name}`}>
                  <PlanEntryView {...entry} />
                </li>
              ))}
          </ul>
        </Section>
      ))}
    </>
  )
}

const FileNotices = ({ notices }: { notices: readonly string[] }) => (
  <Disclosure summary={useText()('onboarding-plan-notices', { count: notices.length })}>
    <ul className={styles.notices}>
      {notices.map(notice => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  </Disclosure>
)
