import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useNavigation } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { pageSharing } from '#app/pages/page-sharing.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { monthOf } from '#app/rules/calendar/dates.ts'
import { asksForCart } from '#app/rules/carts/cart-panel.ts'
import { calendarHref } from '#app/rules/links/storefront-links.ts'
import { UnansweredVisit, useKeepScreen } from '#app/shell/unanswered/kept-screen.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { CalendarMonth, CalendarMonths } from '#app/ui/calendar-month/calendar-month.tsx'
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './calendar.css.ts'
import { type CalendarPage, calendarPage } from './calendar-page.server.ts'
import { Legend } from './legend.tsx'
import { NearDays } from './near-days/near-days.tsx'
import { readCalendar } from './read-calendar.server.ts'
import { SelectEventDate } from './select-event-date/select-event-date.tsx'
import { useMonths } from './use-months.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue } = visit
  const title = venue.title(venue.text('calendar-page-title'))
  const panelWords = asksForCart(visit.url) ? (['cart'] as const) : []
  const source = await readCalendar(visit, args.context.log)
  if (!source) {
    const messages = venue.messages(['calendar', 'event-detail', ...panelWords])
    return data({ title, messages, allHref: calendarHref(linkBase(visit)), page: null }, { status: 404 })
  }
  const page = calendarPage(visit, source)
  const partyWords = page.instead?.similar?.party ? (['party'] as const) : []
  return data({
    title,
    messages: venue.messages(['calendar', ...partyWords, ...panelWords]),
    allHref: null,
    sharing: pageSharing(visit, {
      path: calendarHref({ tenantId: visit.tenantId }),
      description: venue.text('sharing-calendar-description', { venue: venue.name }),
    }),
    page,
  })
}

export default function Calendar() {
  const { page, allHref, messages } = useLoaderData<typeof loader>()
  const screen = page && <Months page={page} />
  useKeepScreen(screen, messages)
  return screen ?? <NotFound href={allHref ?? ''} />
}

const Months = ({ page }: { page: CalendarPage }) => {
  const text = useText()
  const { weekdays, months } = useMonths(page)
  // Of days without a single start nothing is to be seen.
  const hasStarts = !page.isEmpty || page.soldOutWords !== null
  const pending = new URLSearchParams(useNavigation().location?.search).get('pick')
  return (
    <Page className={styles.page}>
      <div className={styles.head}>
        <div className={styles.heading}>
          <Header {...page} />
        </div>
        {page.todayHref ? (
          <Link href={page.todayHref} className={styles.today}>
            {text('calendar-today')}
          </Link>
        ) : null}
      </div>
      {page.instead ? <NearDays {...page.instead} /> : null}
      <Legend days={page.days} hasOrder={page.ordered.length > 0} />
      <UnansweredVisit />
      {page.isEmpty ? <p className={styles.empty}>{page.soldOutWords ?? text('calendar-empty')}</p> : null}
      {page.nextDay ? (
        <div className={styles.wait}>
          <ButtonLink href={page.nextDay.href} icon="calendar">
            {page.nextDay.words}
          </ButtonLink>
        </div>
      ) : null}
      {page.waitHref ? (
        <div className={styles.wait}>
          <ButtonLink href={page.waitHref} tone="secondary" icon="mail">
            {text('waiting-list-link')}
          </ButtonLink>
        </div>
      ) : null}
      {page.allHref ? (
        <div className={styles.wait}>
          <ButtonLink href={page.allHref} tone="secondary">
            {text('calendar-all-events')}
          </ButtonLink>
        </div>
      ) : null}
      {hasStarts ? (
        <CalendarMonths start={page.selected ?? page.today} weekStart={page.weekStart}>
          {months.map(month => (
            <CalendarMonth key={month.key} heading={month.heading} weekdays={weekdays} weeks={month.weeks}>
              <Notes days={page.days.filter(({ date }) => monthOf(date) === month.key)} />
            </CalendarMonth>
          ))}
        </CalendarMonths>
      ) : null}
      {page.moreHref ? (
        <div className={styles.more}>
          <ButtonLink href={page.moreHref} keepScroll tone="secondary" icon="plus">
            {text('calendar-show-more-dates')}
          </ButtonLink>
        </div>
      ) : null}
      {page.choice ? <SelectEventDate choice={page.choice} pending={pending} /> : null}
    </Page>
  )
}

const Header = ({ name, movesFrom }: Pick<CalendarPage, 'name' | 'movesFrom'>) => {
  const text = useText()
  if (name && movesFrom)
    return (
      <PageHeader
        heading={text('calendar-move-heading', { name })}
        intro={text('calendar-move-from', { date: movesFrom })}
      />
    )
  return (
    <PageHeader heading={name ? text('calendar-event-heading', { name }) : text('calendar-page-heading')} />
  )
}

/** Phones have room for a dot on the day; what it stands for is told below its month. */
const Notes = ({ days }: Pick<CalendarPage, 'days'>) => {
  const noted = days.filter(({ note }) => note)
  if (noted.length === 0) return null
  return (
    <ul className={styles.notes}>
      {noted.map(({ date, words, note }) => (
        <li key={date} className={styles.note}>
          <time dateTime={date}>{words}</time>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  )
}

const NotFound = ({ href }: { href: string }) => {
  const text = useText()
  return (
    <Page width="reading">
      <EmptyState icon="search" as="h1" words={text('event-detail-not-found')} reason={null}>
        <ButtonLink href={href}>{text('calendar-page-heading')}</ButtonLink>
      </EmptyState>
    </Page>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
