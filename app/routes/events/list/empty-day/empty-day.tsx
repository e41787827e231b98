import { ButtonLink } from '#app/ui/button/button.tsx'
import { CardList } from '#app/ui/card/card.tsx'
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EventCard, type EventCardProps } from '../event-card/event-card.tsx'

export type EmptyDayProps = {
  /** why there is nothing, where more is known */
  reason: string | null
  calendarHref: string
  /** the next day that sells, and the first of what is on then */
  next: { words: string; href: string; events: readonly EventCardProps[] } | null
}

/** A day without events: what to do instead, and what the next day holds. */
export const EmptyDay = ({ reason, calendarHref, next }: EmptyDayProps) => {
  const text = useText()
  return (
    <>
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
      {next && next.events.length > 0 ? (
        <Section heading={text('events-next-heading', { date: next.words })}>
          <CardList>
            {next.events.map(event => (
              <EventCard key={event.id} {...event} />
            ))}
          </CardList>
        </Section>
      ) : null}
    </>
  )
}
