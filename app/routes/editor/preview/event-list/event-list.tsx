import { CardList } from '#app/ui/card/card.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { VenueHours } from '#app/ui/venue-hours/venue-hours.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { RichText, useText } from '#theme/texts/runtime/text-provider.tsx'
import type { PreviewPage } from '../preview-page.server.ts'
import { SampleCard } from '../sample-card/sample-card.tsx'

/** The events list of the day (CHK-080). */
export const EventList = ({ page: { day, hours, events } }: { page: PreviewPage }) => {
  const text = useText()
  return (
    <Page>
      <PageHeader
        eyebrow={day}
        heading={text('events-page-heading')}
        intro={<RichText reference="events-page-description" />}
        actions={<VenueHours words={hours} />}
      />
      {events.length === 0 ? <p>{text('events-empty')}</p> : null}
      <section aria-labelledby="events-heading">
        <h2 id="events-heading">
          <VisuallyHidden>{text('events-list-heading')}</VisuallyHidden>
        </h2>
        <CardList>
          {events.map(event => (
            <SampleCard key={event.id} event={event} />
          ))}
        </CardList>
      </section>
    </Page>
  )
}
