import { Picture } from '#app/ui/picture/picture.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { AskedItem } from '../form-model.ts'
import * as styles from './asked-for.css.ts'

/** What the form is for: the events of its group (ORD-056). */
export const AskedFor = ({ items }: { items: readonly AskedItem[] }) => {
  const text = useText()
  return (
    <section aria-label={text('forms-events-heading')}>
      <ul className={styles.list}>
        {items.map(({ id, name, when, picture }) => (
          <li key={id} className={styles.item}>
            <Picture picture={picture} shape="square" sizes="5rem" decorative />
            <p className={styles.words}>
              <span className={styles.name}>{name}</span>
              {when ? <span className={styles.when}> · {when}</span> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
