import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { pageSharing, sharedVenue } from '#app/pages/page-sharing.ts'
import { readFreeEntries } from '#app/pages/read-free-entries.ts'
import { askedDate, askedIds, todayOf } from '#app/pages/search-params.ts'
import { visitorParty } from '#app/pages/visitor-party.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { attractionData } from '#app/rules/sharing/structured-data.ts'
import { writeParty } from '#app/rules/tickets/party.ts'
import { SkipTo } from '#app/shell/layouts/content.tsx'
import { CardList } from '#app/ui/card/card.tsx'
import { Page, Section } from '#app/ui/page/page.tsx'
import { PartyForm } from '#app/ui/party-form/party-form.tsx'
import { MoneyList } from '#app/ui/price/money-format.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { cardAmounts } from './card-amounts.ts'
import { ComboCard } from './combo-card/combo-card.tsx'
import { DayBar } from './day-bar/day-bar.tsx'
import { EmptyDay } from './empty-day/empty-day.tsx'
import { EventCard } from './event-card/event-card.tsx'
import { Hero } from './hero/hero.tsx'
import * as styles from './list.css.ts'
import { listPage } from './list-page.server.ts'
import { hasMemberLine, MemberLine } from './member-line/member-line.tsx'
import { readNextDay } from './read-next-day.server.ts'
import { readNextDays } from './read-next-days.server.ts'
import { ShelfLinks } from './shelf-links/shelf-links.tsx'
import { readStripDays } from './strip-days.server.ts'
import { usePressedDay } from './use-pressed-day.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { api, venue, tenantId, url } = visit
  const { log } = args.context
  const date = askedDate(url) ?? todayOf(visit)
  const query = {
    startTime: date,
    membershipIds: askedIds(url, 'membershipIds'),
    party: writeParty(visitorParty(visit)),
  }
  const [events, combos, strip, ratings] = await Promise.all([
    withFallback(api.events.summaries({ query }), { log, what: 'events', fallback: { payload: [] } }),
    withFallback(api.combos.list({ query: { ...query, startTime: undefined, summary: '' } }), {
      log,
      what: 'combos',
      fallback: { payload: [] },
    }),
    withFallback(readStripDays(visit, date), { log, what: 'days', fallback: [] }),
    withFallback(api.reviews.summaries({ params: { tenantId } }), { log, what: 'ratings', fallback: null }),
  ])
  const soldOut = readNextDays(visit, { date, events: events.payload })
  const saleEnd =
    events.payload.length > 0
      ? null
      : await withFallback(api.calendars.saleEnd({}), { log, what: 'end of the sale', fallback: null })
  const source = { date, strip, saleEnd: saleEnd?.payload.date ?? null, events: events.payload }
  const next = await readNextDay(visit, { ...source, query })
  const free = await readFreeEntries(visit, next?.events ?? events.payload)
  return {
    title: venue.title(venue.text('events-page-title')),
    messages: venue.messages(['events', 'party']),
    sharing: pageSharing(visit, {
      path: eventsListHref({ tenantId }),
      description: venue.company.tagline || venue.text('sharing-events-description', { venue: venue.name }),
      structuredData: [attractionData(sharedVenue(visit), todayOf(visit))],
    }),
    ...listPage(visit, {
      ...source,
      combos: combos.payload,
      ratings: ratings?.payload ?? null,
      next,
      nextDays: await soldOut,
      free,
    }),
  }
}

export default function EventsList() {
  const { hero, day, party, member, events, memberEvents, combos, empty } = useLoaderData<typeof loader>()
  const text = useText()
  const pressed = usePressedDay()
  const shelves = [
    ...(memberEvents.length > 0 ? [{ id: 'member-events', name: text('events-member-link') }] : []),
    ...(combos.length > 0 ? [{ id: 'combos', name: text('events-combo-link') }] : []),
  ]
  const isComing = pressed !== null && !day.days.some(({ date, selected }) => selected && date === pressed)
  return (
    <>
      {events.length > 0 ? <SkipTo id="events">{text('events-skip')}</SkipTo> : null}
      <Hero {...hero} />
      <Page className={styles.page}>
        <DayBar {...day} pressed={pressed} />
        {empty && shelves.length === 0 ? null : (
          <div className={styles.tools}>
            {empty ? null : <PartyForm {...party} />}
            <ShelfLinks shelves={shelves} />
          </div>
        )}
        <div className={styles.shelves} aria-busy={isComing || undefined}>
          {empty && !member.name ? <EmptyDay {...empty} /> : null}
          {events.length === 0 ? <MemberLine {...member} /> : null}
          {empty && member.name ? <EmptyDay {...empty} /> : null}
          <MoneyList amounts={cardAmounts([...events, ...memberEvents, ...combos])}>
            {events.length > 0 ? (
              <section id="events" tabIndex={-1} aria-labelledby="events-heading">
                <h2 id="events-heading">
                  <VisuallyHidden>{text('events-list-heading')}</VisuallyHidden>
                </h2>
                <CardList note={hasMemberLine(member) ? <MemberLine {...member} /> : null}>
                  {events.map((event, position) => (
                    <EventCard key={event.id} {...event} priority={position < 2 && !hero.picture} />
                  ))}
                </CardList>
              </section>
            ) : null}
            {memberEvents.length > 0 ? (
              <Section id="member-events" heading={text('events-member-heading')}>
                <CardList>
                  {memberEvents.map(event => (
                    <EventCard key={event.id} {...event} />
                  ))}
                </CardList>
              </Section>
            ) : null}
            {combos.length > 0 ? (
              <Section id="combos" heading={text('events-combo-heading')}>
                <CardList>
                  {combos.map(combo => (
                    <ComboCard key={combo.id} {...combo} />
                  ))}
                </CardList>
              </Section>
            ) : null}
          </MoneyList>
        </div>
      </Page>
    </>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
