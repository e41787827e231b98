import { ButtonLink } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './empty-order.css.ts'

/** Nothing ordered yet: what to do next (ORD-072). */
export const EmptyOrder = ({ eventsHref }: { eventsHref: string }) => {
  const text = useText()
  return (
    <div className={styles.root}>
      <Icon name="bag" className={styles.sign} />
      <p className={styles.words}>{text('tickets-empty')}</p>
      <ButtonLink href={eventsHref}>{text('tickets-empty-link')}</ButtonLink>
    </div>
  )
}
