import { Form } from '@remix-run/react'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Select } from '#app/ui/field/input.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { ShownVersion } from '../versions-page.server.ts'
import * as styles from './compare-form.css.ts'

type Pair = { from: number; to: number }
type CompareFormProps = { versions: readonly ShownVersion[]; chosen: Pair | null }

/** Any two versions of the list beside each other. */
export const CompareForm = ({ versions, chosen }: CompareFormProps) => {
  const text = useText()
  const [newest, before] = versions
  const start = chosen ?? { from: before?.revision, to: newest?.revision }
  const options = versions.map(({ revision, saved }) => (
    <option key={revision} value={revision}>
      {text('versions-number', { number: revision })}, {saved}
    </option>
  ))
  return (
    <Section heading={text('versions-compare')}>
      <Form className={styles.form}>
        {(['from', 'to'] as const).map(name => (
          <Field key={name} label={text(`versions-${name}`)} className={styles.field}>
            <Select name={name} defaultValue={start[name]}>
              {options}
            </Select>
          </Field>
        ))}
        <Button tone="secondary">{text('versions-compare-button')}</Button>
      </Form>
    </Section>
  )
}
