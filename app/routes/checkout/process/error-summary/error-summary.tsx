import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './error-summary.css.ts'
import { fieldId } from './field-id.ts'

/** All that was refused of a form, in the order of its fields, each leading to its own; one alone has the focus already. */
export const ErrorSummary = ({ errors }: { errors: Record<string, string | undefined> }) => {
  const text = useText()
  const wrong = Object.entries(errors).flatMap(([name, sentence]) =>
    sentence ? [{ id: fieldId(name), sentence }] : [],
  )
  if (wrong.length < 2) return null
  return (
    <Notice tone="critical" heading={text('checkout-errors-heading', { count: wrong.length })}>
      <ul className={styles.list}>
        {wrong.map(({ id, sentence }) => (
          <li key={`${id} ${sentence}`}>
            <a className={styles.link} href={`#${id}`}>
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
