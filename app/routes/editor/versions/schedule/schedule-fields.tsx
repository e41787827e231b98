import { Button } from '#app/ui/button/button.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from '../draft/draft-section.css.ts'

export type ScheduleErrors = { startsAt?: string; endsAt?: string }
type ScheduleFieldsProps = {
  errors: ScheduleErrors
  values: ScheduleErrors
  timeZone: string
  busy: boolean
}

/** From when, until when, and the button that has the draft published then. */
export const ScheduleFields = ({ errors, values, timeZone, busy }: ScheduleFieldsProps) => {
  const text = useText()
  const hasErrors = Object.keys(errors).length > 0
  return (
    <Disclosure summary={text('versions-later')} open={hasErrors}>
      <div className={styles.form}>
        <Field
          label={text('versions-later-start')}
          hint={text('versions-later-zone', { zone: timeZone })}
          error={errors.startsAt}
        >
          <Input name="startsAt" type="datetime-local" defaultValue={values.startsAt} />
        </Field>
        <Field label={text('versions-later-end')} optional error={errors.endsAt}>
          <Input name="endsAt" type="datetime-local" defaultValue={values.endsAt} />
        </Field>
        <div className={styles.buttons}>
          <Button tone="secondary" name="intent" value="schedule" busy={busy}>
            {text('versions-later-button')}
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}
