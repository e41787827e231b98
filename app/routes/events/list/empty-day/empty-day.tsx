import { ButtonLink } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

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
    <EmptyState icon="calendar" as="p" words={text('events-empty')} reason={reason}>
      {next ? (
        <ButtonLink href={next.href} iconEnd="arrow-end">
          {next.words}
        </ButtonLink>
      ) : null}
      <ButtonLink href={calendarHref} tone={next ? 'secondary' : 'primary'}>
        {text('events-empty-link')}
      </ButtonLink>
    </EmptyState>
  )
}
