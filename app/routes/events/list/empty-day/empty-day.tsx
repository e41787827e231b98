import { ButtonLink } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './empty-day.css.ts'

export type EmptyDayProps = {
  /** why there is nothing, where more is known */
  reason: string | null
  calendarHref: string
  next: { words: string; href: string } | null
}

/** A day without events: what to do instead. */
export const EmptyDay = ({ reason, calendarHref, next }: EmptyDayProps) => {
  const text = useText()
  return (
    <section className={styles.box}>
      <Icon name="calendar" className={styles.sign} />
      <p className={styles.words}>{text('events-empty')}</p>
      {reason ? <p>{reason}</p> : null}
      <div className={styles.ways}>
        {next ? (
          <ButtonLink href={next.href} iconEnd="arrow-end">
            {next.words}
          </ButtonLink>
        ) : null}
        <ButtonLink href={calendarHref} tone={next ? 'secondary' : 'primary'}>
          {text('events-empty-link')}
        </ButtonLink>
      </div>
    </section>
  )
}
