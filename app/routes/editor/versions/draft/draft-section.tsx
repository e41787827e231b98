import { Form, useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { ContrastQuestion } from '../contrast/contrast-question.tsx'
import { DifferenceGroups } from '../difference/version-difference.tsx'
import { type ScheduleErrors, ScheduleFields } from '../schedule/schedule-fields.tsx'
import type { ShownDraft } from '../versions-page.server.ts'
import * as styles from './draft-section.css.ts'

type DraftSectionProps = {
  draft: ShownDraft
  timeZone: string
  errors: ScheduleErrors
  values: ScheduleErrors
}

/** What is not public yet, whose it is, and the ways out: publishing it with a note, or discarding it. */
export const DraftSection = ({ draft, ...schedule }: DraftSectionProps) => {
  const text = useText()
  const { difference, authors, updatedAt, saved, forbidden } = draft
  return (
    <Section heading={text('versions-draft')} id="draft">
      <p>
        {text('versions-changes', { count: difference.length })}{' '}
        <time dateTime={updatedAt}>{text('versions-saved', { name: authors.join(', '), date: saved })}</time>
      </p>
      <DifferenceGroups rows={difference} />
      {forbidden.length > 0 ? (
        <p>
          {text('versions-role', {
            parts: forbidden.map(part => text(`versions-part-${part}`)).join(', '),
          })}
        </p>
      ) : (
        <DraftForm draft={draft} {...schedule} />
      )}
    </Section>
  )
}

const DraftForm = ({ draft, ...schedule }: DraftSectionProps) => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  const { seen, conflicts, losses, mayGiveReason } = draft
  const hasConflicts = conflicts.length > 0
  const mayPublish = losses.length === 0 || mayGiveReason
  return (
    <Form method="post" className={styles.form}>
      {hasConflicts ? (
        <Notice tone="warning">
          {text('versions-draft-conflicts', { names: conflicts.join(', ') })}
          <input type="hidden" name="overrides" value="yes" />
        </Notice>
      ) : null}
      <input type="hidden" name="seen" value={seen} />
      <Field label={text('versions-note')} optional>
        <Input name="note" maxLength={500} autoComplete="off" />
      </Field>
      <ContrastQuestion losses={losses} mayGiveReason={mayGiveReason} />
      <div className={styles.buttons}>
        {mayPublish ? (
          <Button name="intent" value="publish" busy={busy}>
            {text(hasConflicts ? 'versions-publish-overrides' : 'versions-publish')}
          </Button>
        ) : null}
        <Button tone="secondary" name="intent" value="discard" busy={busy} formNoValidate>
          {text('versions-discard')}
        </Button>
      </div>
      {mayPublish ? <ScheduleFields {...schedule} busy={busy} /> : null}
    </Form>
  )
}
