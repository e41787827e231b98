import { ButtonLink } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Nothing ordered yet: what to do next (ORD-072). */
export const EmptyOrder = ({ eventsHref }: { eventsHref: string }) => {
  const text = useText()
  return (
    <EmptyState icon="bag" as="p" words={text('tickets-empty')} reason={null}>
      <ButtonLink href={eventsHref}>{text('tickets-empty-link')}</ButtonLink>
    </EmptyState>
  )
}
