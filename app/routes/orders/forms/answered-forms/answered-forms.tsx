import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { AnsweredForm } from '../form-model.ts'
import * as styles from './answered-forms.css.ts'

/** What has been answered, each with the way to change it. */
export const AnsweredForms = ({ forms }: { forms: readonly AnsweredForm[] }) => {
  const text = useText()
  if (forms.length === 0) return null
  return (
    <section aria-labelledby="forms-answered">
      <Heading level={2} step="label" id="forms-answered" className={styles.heading}>
        {text('forms-done-heading')}
      </Heading>
      <ul>
        {forms.map(({ formId, name, href }) => (
          <li key={formId} className={styles.item}>
            <Icon name="success" className={styles.sign} />
            <span className={styles.name}>{name}</span>
            <Link href={href} className={styles.edit} aria-label={text('forms-edit-label', { name })}>
              {text('forms-edit')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
