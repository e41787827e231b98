import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { type AgendaEntry, dayAgenda } from '#app/rules/itinerary/day-agenda.ts'
import { endOf } from '#app/rules/itinerary/visit-times.ts'
import { Button } from '#app/ui/button/button.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { MoneyList, useMoney, useVenueLocale } from '#app/ui/price/money-format.tsx'
import { Saving } from '#app/ui/price/saving.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { lineId } from '../block-hash.ts'
import { intentValue } from '../intent.ts'
import type { ItemBlock } from '../items/item-block.ts'
import { LineAction } from '../line-action.tsx'
import type { OrderItemsProps } from '../order-items-props.ts'
import { useOfferWords } from '../suggestions/use-offer-words.ts'
import type { Folding } from '../use-folding.ts'
import type { VisitBlocks } from '../use-visit-blocks.ts'
import { useVisitNames } from '../use-visit-names.ts'
import * as styles from './agenda.css.ts'
import { type ChosenVisit, chosenVisits, type FittingOffer } from './chosen-visits.ts'
import { dayAmounts, isAgendaShown, MIN_GAP } from './gap-offers.ts'
import { OtherStartLine } from './other-start.tsx'
import { type OtherStartOfVisit, useOtherStarts } from './use-other-starts.ts'
import { useSteadyBlock } from './use-steady-block.ts'

type AgendaProps = OrderItemsProps & {
  /** by the id of the visit after it: what is offered in the free time */
  offers: ReadonlyMap<string, FittingOffer>
  /** by item: the block that is unfolded below its line */
  blocks: VisitBlocks['ofDay']
}

/** The day as it goes: a line for each visit, the free time between them, and what fits into it. From two visits on. */
export const Agenda = ({ page, order, offers, blocks }: AgendaProps) => {
  const text = useText()
  const locale = useVenueLocale()
  const otherStartOf = useOtherStarts({ page, order })
  const visits = chosenVisits({ page, order })
  if (!isAgendaShown(order, visits)) return null
  const days = dayAgenda(visits)
  return (
    <Section heading={text('tickets-agenda-heading', { count: days.length })} step="title">
      {days.map(({ date, entries }) => (
        <div key={date} className={styles.day}>
          <p className={styles.date}>{dateText({ date }, { pattern: 'long', locale })}</p>
          <MoneyList amounts={dayAmounts({ page, order })}>
            <ol className={styles.list}>
              {entries.map((entry, index) => (
                <Entry
                  key={entry.visit.id}
                  entry={entry}
                  visits={visits}
                  previousId={entries[index - 1]?.visit.id ?? null}
                  folding={order.folding}
                  offer={offers.get(entry.visit.id)}
                  otherStart={entry.overlaps.length > 0 ? otherStartOf(entry.visit.id) : null}
                  blocks={blocks}
                />
              ))}
            </ol>
          </MoneyList>
        </div>
      ))}
    </Section>
  )
}

type EntryProps = {
  entry: AgendaEntry
  visits: readonly ChosenVisit[]
  /** the visit above it on its day */
  previousId: string | null
  offer: FittingOffer | undefined
  /** another time for it, or that there is none, where it clashes */
  otherStart: OtherStartOfVisit | null
  blocks: VisitBlocks['ofDay']
  folding: Folding
}

const Entry = ({ entry, visits, previousId, offer, otherStart, blocks, folding }: EntryProps) => {
  const { visit, freeBefore, walkBefore, newOverlaps } = entry
  const text = useText()
  const visitNames = useVisitNames()
  const own = visits.find(({ id }) => id === visit.id)
  if (!own) return null
  // The line of the combo, or a visit of it, stands right above.
  const isNamedAbove = own.combo !== null || visits.find(({ id }) => id === previousId)?.itemId === own.itemId
  const item = { visit: own, block: blocks.get(own.itemId), folding }
  return (
    <>
      {freeBefore >= MIN_GAP ? <Gap minutes={freeBefore} walk={walkBefore} offer={offer} /> : null}
      {own.combo ? <ComboLine {...item} {...own.combo} /> : null}
      <li className={styles.entry} id={own.comboName === null ? lineId(own.itemId) : undefined}>
        <Visit {...item} otherStart={otherStart} isNamedAbove={isNamedAbove} />
        {newOverlaps.length > 0 ? (
          <NoticeLine tone="warning">
            {text('tickets-agenda-overlap', {
              name: visitNames(visits.filter(({ id }) => newOverlaps.includes(id))),
            })}
          </NoticeLine>
        ) : null}
        {own.comboName === null ? <Unfolded {...item} /> : null}
      </li>
    </>
  )
}

type ItemProps = {
  visit: ChosenVisit
  /** what is unfolded below its line */
  block: ItemBlock | undefined
  folding: Folding
}

/** What the visits of a combo below it are parts of: for how many, what it comes to, and the way to its block and back. */
const ComboLine = ({
  count,
  saving,
  extras,
  total,
  ...item
}: ItemProps & NonNullable<ChosenVisit['combo']>) => {
  const text = useText()
  return (
    <li className={styles.combo} id={lineId(item.visit.itemId)}>
      <div className={styles.line}>
        <div className={styles.what}>
          <span className={styles.name}>{item.visit.itemName}</span>
          <span className={styles.about}>{text('tickets-agenda-count', { count })}</span>
          {saving ? (
            <span className={styles.about}>
              <Saving {...saving} />
            </span>
          ) : null}
          <Extras extras={extras} />
        </div>
        <End {...item} total={total} />
      </div>
      <Unfolded {...item} />
    </li>
  )
}

/** A visit as one line: when, what, and, where it is no part of a combo, for how many, what it comes to, and the way to its block and back. */
const Visit = ({
  visit,
  otherStart,
  isNamedAbove,
  ...item
}: ItemProps & Pick<EntryProps, 'otherStart'> & { isNamedAbove: boolean }) => {
  const text = useText()
  const { name, picture, count, comboName, extras, total } = visit
  return (
    <div className={styles.line}>
      <div className={styles.picture}>
        <Picture picture={picture} shape="fill" sizes="3.5rem" decorative />
      </div>
      <div className={styles.what}>
        <Times visit={visit} />
        <span className={styles.name}>{name}</span>
        {comboName !== null && isNamedAbove ? null : (
          <span className={styles.about}>{comboName ?? text('tickets-agenda-count', { count })}</span>
        )}
        <Extras extras={extras} />
      </div>
      {otherStart && !item.block ? (
        <div className={styles.mend}>
          <OtherStartLine {...otherStart} name={name} />
        </div>
      ) : null}
      {comboName === null ? <End visit={visit} {...item} total={total} /> : null}
    </div>
  )
}

const Extras = ({ extras }: Pick<ChosenVisit, 'extras'>) => {
  const text = useText()
  return extras.map(({ id, quantity, name }) => (
    <span key={id} className={styles.about}>
      {text('cart-line', { quantity, name })}
    </span>
  ))
}

/** The end of a line: what it comes to, and the way to its block, at whose foot is the way back. */
const End = ({ visit, block, folding, total }: ItemProps & Pick<ChosenVisit, 'total'>) => {
  const text = useText()
  const { price } = useMoney()
  const { itemId, itemName, headingId } = visit
  return (
    <div className={styles.end}>
      {total === null ? null : <span className={styles.total}>{price(total)}</span>}
      {block?.mayFold ? null : (
        <LineAction
          intent={{ name: 'edit', eventId: itemId }}
          label={text('tickets-agenda-change-of', { name: itemName })}
          onClick={press => {
            press.preventDefault()
            folding.open(itemId, headingId)
          }}
        >
          {text('tickets-agenda-change')}
        </LineAction>
      )}
    </div>
  )
}

const Unfolded = ({ block, ...item }: ItemProps) => {
  const steady = useSteadyBlock()
  if (!block) return null
  return (
    <div className={styles.unfolded} {...steady}>
      {block.element}
      {block.mayFold ? <Done {...item} /> : null}
    </div>
  )
}

/** Folds the block of a visit into its line. */
const Done = ({ visit: { itemId, itemName }, folding }: Pick<ItemProps, 'visit' | 'folding'>) => {
  const text = useText()
  return (
    <LineAction
      intent={{ name: 'fold', eventId: itemId }}
      label={text('tickets-agenda-done-with', { name: itemName })}
      onClick={press => {
        press.preventDefault()
        folding.fold(itemId)
      }}
    >
      {text('tickets-agenda-done')}
    </LineAction>
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

type GapProps = { minutes: number; walk: number; offer: FittingOffer | undefined }

/** Free time with the way to what follows, where there is one, and what fits into it with its price and seats. */
const Gap = ({ minutes, walk, offer }: GapProps) => {
  const text = useText()
  return (
    <li className={styles.gap}>
      <span className={styles.about}>
        {text('tickets-agenda-free', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
        {walk > 0 ? ` · ${text('tickets-agenda-walk', { minutes: walk })}` : null}
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
  const words = offer ? offerWords({ ...offer, time, left: start.availableSeats }) : time
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
