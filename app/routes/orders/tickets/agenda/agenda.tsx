import type { MouseEvent } from 'react'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { type AgendaEntry, dayAgenda } from '#app/rules/itinerary/day-agenda.ts'
import { endOf, spanOf, WALK_MINUTES } from '#app/rules/itinerary/visit-times.ts'
import { Button } from '#app/ui/button/button.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { MoneyList, useMoney, useVenueLocale } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { intentValue } from '../intent.ts'
import { LineAction } from '../line-action.tsx'
import type { OrderItemsProps } from '../order-items-props.ts'
import { useOfferWords } from '../suggestions/use-offer-words.ts'
import type { Folding } from '../use-folding.ts'
import { useVisitNames } from '../use-visit-names.ts'
import * as styles from './agenda.css.ts'
import { type ChosenVisit, chosenVisits, type FittingOffer, fittingOffers } from './chosen-visits.ts'

/** Gaps shorter than this are a pause, and nothing is said of them. Minutes. */
const MIN_GAP = 20

/** The day as it goes: a line for each visit, the free time between them, and what fits into it. From two visits on. */
export const Agenda = ({ page, order }: OrderItemsProps) => {
  const text = useText()
  const locale = useVenueLocale()
  const visits = chosenVisits({ page, order })
  const isFolded = visits.some(({ itemId }) => order.folding.isFolded(itemId))
  if (visits.length < 2 && !isFolded) return null
  const offers = fittingOffers({ page, order }, visits)
  const days = dayAgenda(visits)
  return (
    <Section heading={text('tickets-agenda-heading')} step="title">
      {days.map(({ date, entries }) => (
        <div key={date} className={styles.day}>
          <p className={styles.date}>{dateText({ date }, { pattern: 'long', locale })}</p>
          <MoneyList amounts={visits.flatMap(({ total }) => total ?? [])}>
            <ol className={styles.list}>
              {entries.map(entry => (
                <Entry
                  key={entry.visit.id}
                  entry={entry}
                  visits={visits}
                  open={order.folding.open}
                  offer={offers.find(offer => isInGap(offer, entry))}
                />
              ))}
            </ol>
          </MoneyList>
        </div>
      ))}
    </Section>
  )
}

const isInGap = ({ start }: FittingOffer, { visit, freeBefore }: AgendaEntry) => {
  const [offered, next] = [spanOf({ ...start, minutes: 0 }).starts, spanOf(visit).starts]
  return start.date === visit.date && offered < next && offered >= next - freeBefore
}

type EntryProps = {
  entry: AgendaEntry
  visits: readonly ChosenVisit[]
  offer: FittingOffer | undefined
  open: Folding['open']
}

const Entry = ({ entry: { visit, freeBefore, overlaps }, visits, offer, open }: EntryProps) => {
  const text = useText()
  const visitNames = useVisitNames()
  const own = visits.find(({ id }) => id === visit.id)
  return (
    <>
      {freeBefore >= MIN_GAP ? <Gap minutes={freeBefore} offer={offer} /> : null}
      {own ? (
        <li className={styles.entry}>
          <Visit visit={own} open={open} />
          {overlaps.length > 0 ? (
            <NoticeLine tone="warning">
              {text('tickets-agenda-overlap', {
                name: visitNames(visits.filter(({ id }) => overlaps.includes(id))),
              })}
            </NoticeLine>
          ) : null}
        </li>
      ) : null}
    </>
  )
}

/** A visit as one line: when, what, for how many, what it comes to, and the way to its block. */
const Visit = ({ visit, open }: { visit: ChosenVisit; open: Folding['open'] }) => {
  const text = useText()
  const { price } = useMoney()
  const { name, picture, count, comboName, extras, total, itemId, itemName, headingId } = visit
  const change = (press: MouseEvent) => {
    press.preventDefault()
    open(itemId, headingId)
  }
  return (
    <div className={styles.line}>
      <div className={styles.picture}>
        <Picture picture={picture} shape="fill" sizes="3.5rem" decorative />
      </div>
      <div className={styles.what}>
        <Times visit={visit} />
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{comboName ?? text('tickets-agenda-count', { count })}</span>
        {extras.map(({ id, quantity, name: extra }) => (
          <span key={id} className={styles.about}>
            {text('cart-line', { quantity, name: extra })}
          </span>
        ))}
      </div>
      <div className={styles.end}>
        {total === null ? null : <span className={styles.total}>{price(total)}</span>}
        <LineAction
          intent={{ name: 'edit', eventId: itemId }}
          label={text('tickets-agenda-change-of', { name: itemName })}
          onClick={change}
        >
          {text('tickets-agenda-change')}
        </LineAction>
      </div>
    </div>
  )
}

const Times = ({ visit }: { visit: ChosenVisit }) => {
  const text = useText()
  const locale = useVenueLocale()
  const end = endOf(visit)
  const from = timeText(visit.time, locale)
  return (
    <span className={styles.time}>
      {end ? text('tickets-agenda-time', { from, until: timeText(end, locale) }) : from}
    </span>
  )
}

/** Free time with the way to what follows, and what fits into it with its price and seats. */
const Gap = ({ minutes, offer }: { minutes: number; offer: FittingOffer | undefined }) => {
  const text = useText()
  return (
    <li className={styles.gap}>
      <span className={styles.about}>
        {text('tickets-agenda-free', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
        {' · '}
        {text('tickets-agenda-walk', { minutes: WALK_MINUTES })}
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
      <span className={styles.what}>
        <span className={styles.name}>{name}</span> <span className={styles.about}>{words}</span>
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
