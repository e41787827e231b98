import { Form, useNavigation } from '@remix-run/react'
import { DifferenceGroups } from '#app/shell/theme-difference/difference-groups.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { type DifferencePictures, drawPictures } from '#editor/difference/draw-pictures.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { ContrastQuestion } from '../contrast/contrast-question.tsx'
import { type ScheduleErrors, ScheduleFields } from '../schedule/schedule-fields.tsx'
import type { ShownDraft } from '../versions-page.server.ts'
import * as styles from './draft-section.css.ts'

type DraftSectionProps = {
  draft: ShownDraft
  timeZone: string
  errors: ScheduleErrors
  values: ScheduleErrors
}

type PicturesProps = { pictures: DifferencePictures | null }

/** What is not public yet, whose it is, and the ways out: publishing it with a note or asking for that, and discarding it. */
export const DraftSection = ({ draft, pictures, ...schedule }: DraftSectionProps & PicturesProps) => {
  const text = useText()
  const { difference, authors, updatedAt, saved, forbidden, mayPublish, request } = draft
  return (
    <Section heading={text('versions-draft')} id="draft">
      <p>
        {text('versions-changes', { count: difference.length })}{' '}
        <time dateTime={updatedAt}>{text('versions-saved', { name: authors.join(', '), date: saved })}</time>
      </p>
      <DifferenceGroups rows={difference} below={pictures ? drawPictures(pictures) : undefined} />
      {request ? (
        <Notice tone="info">
          {text('versions-requested', { name: request.name, date: request.moment })}
          {request.note ? <p>{request.note}</p> : null}
        </Notice>
      ) : null}
      {mayPublish || request ? null : <RequestForm seen={draft.seen} />}
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
  const { seen, conflicts, losses, mayPublish } = draft
  const hasConflicts = conflicts.length > 0
  return (
    <Form method="post" className={styles.form}>
      {hasConflicts ? (
        <Notice tone="warning">
          {text('versions-draft-conflicts', { names: conflicts.join(', ') })}
          <input type="hidden" name="overrides" value="yes" />
        </Notice>
      ) : null}
      <input type="hidden" name="seen" value={seen} />
      {mayPublish ? <NoteField /> : null}
      <ContrastQuestion losses={losses} mayPublish={mayPublish} />
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

/** For whoever may not publish: publishers find it here and in the composer. */
const RequestForm = ({ seen }: Pick<ShownDraft, 'seen'>) => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="seen" value={seen} />
      <NoteField />
      <div className={styles.buttons}>
        <Button name="intent" value="request" busy={busy}>
          {text('versions-request')}
        </Button>
      </div>
    </Form>
  )
}

const NoteField = () => (
  <Field label={useText()('versions-note')} optional>
    <Input name="note" maxLength={500} autoComplete="off" />
  </Field>
)
