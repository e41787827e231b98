import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './error-summary.css.ts'
import { fieldId } from './field-id.ts'
import { inPageOrder } from './in-page-order.ts'
import { useFieldName } from './use-field-name.ts'

type ErrorSummaryProps = {
  errors: Record<string, string | undefined>
  /** the country of the address in hand, which names its fields */
  country: string
}

/**
 * How many fields of a form were refused, and the names of them in their order, each leading to its own, where the sentence stands; one
 * alone has the focus already.
 */
export const ErrorSummary = ({ errors, country }: ErrorSummaryProps) => {
  const text = useText()
  const nameOf = useFieldName(country)
  const wrong = inPageOrder(Object.keys(errors), country).flatMap(field => {
    const sentence = errors[field]
    return sentence ? [{ id: fieldId(field), name: nameOf(field) ?? sentence }] : []
  })
  const fields = wrong.filter(({ name }, index) => wrong.findIndex(each => each.name === name) === index)
  if (fields.length < 2) return null
  return (
    <Notice tone="critical" heading={text('checkout-errors-heading', { count: fields.length })}>
      <ul className={styles.list}>
        {fields.map(({ id, name }) => (
          <li key={name}>
            <a className={styles.link} href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
