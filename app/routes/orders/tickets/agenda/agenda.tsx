import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { type AgendaEntry, dayAgenda } from '#app/rules/itinerary/day-agenda.ts'
import { endOf, spanOf } from '#app/rules/itinerary/visit-times.ts'
import { Button } from '#app/ui/button/button.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { useVenueLocale } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { intentValue } from '../intent.ts'
import type { OrderItemsProps } from '../order-items-props.ts'
import { useOfferWords } from '../suggestions/use-offer-words.ts'
import * as styles from './agenda.css.ts'
import { type ChosenVisit, chosenVisits, type FittingOffer, fittingOffers } from './chosen-visits.ts'

/** Gaps shorter than this are a pause, and nothing is said of them. Minutes. */
const MIN_GAP = 20

/** The day as it goes: a line for each visit, the free time between them, and what fits into it. From two visits on. */
export const Agenda = ({ page, order }: OrderItemsProps) => {
  const text = useText()
  const locale = useVenueLocale()
  const visits = chosenVisits({ page, order })
  if (visits.length < 2) return null
  const offers = fittingOffers({ page, order }, visits)
  const days = dayAgenda(visits)
  return (
    <Section heading={text('tickets-agenda-heading')} step="title">
      {days.map(({ date, entries }) => (
        <div key={date} className={styles.day}>
          {days.length > 1 ? (
            <p className={styles.date}>{dateText({ date }, { pattern: 'long', locale })}</p>
          ) : null}
          <ol className={styles.list}>
            {entries.map(entry => (
              <Entry
                key={entry.visit.id}
                entry={entry}
                visits={visits}
                offer={offers.find(offer => isInGap(offer, entry))}
              />
            ))}
          </ol>
        </div>
      ))}
    </Section>
  )
}

const isInGap = ({ start }: FittingOffer, { visit, freeBefore }: AgendaEntry) => {
  const [offered, next] = [spanOf({ ...start, minutes: 0 }).starts, spanOf(visit).starts]
  return start.date === visit.date && offered < next && offered >= next - freeBefore
}

type EntryProps = { entry: AgendaEntry; visits: readonly ChosenVisit[]; offer: FittingOffer | undefined }

const Entry = ({ entry: { visit, freeBefore, overlaps }, visits, offer }: EntryProps) => {
  const text = useText()
  const locale = useVenueLocale()
  const nameOf = (id: string) => visits.find(other => other.id === id)?.name ?? ''
  const own = visits.find(({ id }) => id === visit.id)
  const end = endOf(visit)
  const time = timeText(visit.time, locale)
  return (
    <>
      {freeBefore >= MIN_GAP ? <Gap minutes={freeBefore} offer={offer} /> : null}
      <li className={styles.entry}>
        <span className={styles.time}>
          {end ? text('tickets-agenda-time', { from: time, until: timeText(end, locale) }) : time}
        </span>
        <span className={styles.what}>
          <a href={own?.href} className={styles.name}>
            {own?.name}
          </a>
          {own?.count ? (
            <span className={styles.about}>{text('tickets-agenda-count', { count: own.count })}</span>
          ) : null}
          {overlaps.map(id => (
            <NoticeLine key={id} tone="warning">
              {text('tickets-agenda-overlap', { name: nameOf(id) })}
            </NoticeLine>
          ))}
        </span>
      </li>
    </>
  )
}

/** Free time, and what fits into it with its price and seats. */
const Gap = ({ minutes, offer }: { minutes: number; offer: FittingOffer | undefined }) => {
  const text = useText()
  return (
    <li className={styles.gap}>
      <span className={styles.about}>
        {text('tickets-agenda-free', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </span>
      {offer ? <Offer {...offer} /> : null}
    </li>
  )
}

const Offer = ({ suggestion: { id, name, offer }, start }: FittingOffer) => {
  const text = useText()
  const offerWords = useOfferWords()
  const locale = useVenueLocale()
  const time = timeText(start.time, locale)
  const words = offer ? offerWords({ time, from: offer.from, left: start.availableSeats }) : time
  return (
    <span className={styles.offer}>
      <span>
        <span className={styles.offerName}>{name}</span> <span className={styles.about}>{words}</span>
      </span>
      <Button
        tone="secondary"
        size="small"
        name="intent"
        value={intentValue({ name: 'add', eventId: id })}
        aria-label={`${text('tickets-add-to-order')}: ${name}`}
      >
        {text('tickets-agenda-add')}
      </Button>
    </span>
  )
}
