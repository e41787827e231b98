import type { CalendarDayPayload } from '#app/contract/calendars.ts'
import type { ComboEntryPayload, ComboPayload } from '#app/contract/combos.ts'
import type { AlternativesPayload, EventSummaryPayload } from '#app/contract/events.ts'
import type { ReviewSummaryPayload } from '#app/contract/reviews.ts'
import type { Company } from '#app/contract/themes.ts'
import { comboPictures } from '#app/pages/combo-pictures.ts'
import { hoursNow, hoursRecorded, houseOn } from '#app/pages/hours-of.ts'
import { mainPicture, plainPicture } from '#app/pages/main-picture.ts'
import { memberNameOf } from '#app/pages/member-name.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { type FreeEvent, freeWords } from '#app/pages/read-free-entries.ts'
import { plainText } from '#app/pages/read-prose.ts'
import { askedIds, linkBase, todayOf } from '#app/pages/search-params.ts'
import { joinHrefOf } from '#app/pages/shell-model-of.ts'
import { partyForm, visitorParty } from '#app/pages/visitor-party.ts'
import { waitingHref } from '#app/pages/waiting-href.ts'
import { dateText, dayNumberText, timeText, weekdayText } from '#app/rules/calendar/date-text.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { isComboAvailable } from '#app/rules/combos/combo-availability.ts'
import { featuresOf } from '#app/rules/events/features.ts'
import { accessLine } from '#app/rules/events/member-messages.ts'
import { type MemberAccess, mayBuy } from '#app/rules/events/member-only.ts'
import { sortEvents, splitMemberEvents } from '#app/rules/events/sort-events.ts'
import type { HouseState } from '#app/rules/hours/house-state.ts'
import { openHours } from '#app/rules/hours/open-hours.ts'
import { eitherOf } from '#app/rules/limits/either-of.ts'
import {
  buyComboHref,
  calendarHref,
  eventDetailHref,
  eventsListHref,
  type LinkBase,
  reviewsHref,
  ticketsHref,
} from '#app/rules/links/storefront-links.ts'
import { memberSignIn } from '#app/rules/shell/header-links.ts'
import { roomyFirst } from '#app/rules/slots/roomy-first.ts'
import { timeChip } from '#app/rules/slots/time-chip.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import { partySize } from '#app/rules/tickets/party.ts'
import type { PartyFormProps } from '#app/ui/party-form/party-form.tsx'
import type { ComboCardProps } from './combo-card/combo-card.tsx'
import type { DayBarProps } from './day-bar/day-bar.tsx'
import type { EmptyDayProps } from './empty-day/empty-day.tsx'
import type { EventCardProps } from './event-card/event-card.tsx'
import type { HeroProps } from './hero/hero.tsx'
import type { MemberLineProps } from './member-line/member-line.tsx'

export type ListSource = {
  date: LocalDate
  events: readonly EventSummaryPayload[]
  combos: readonly ComboPayload[]
  strip: readonly Pick<CalendarDayPayload, 'date' | 'number' | 'disabled' | 'today'>[]
  ratings: ReviewSummaryPayload | null
  /** the last day that anything is on sale for; asked only where the day has nothing */
  saleEnd: LocalDate | null
  /** of a day with nothing: the next one that sells, and what is on then */
  next: { date: LocalDate; events: readonly EventSummaryPayload[] } | null
  /** of what is sold out on the day */
  nextDays: readonly AlternativesPayload[]
  /** what a verified member enters free of charge */
  free: FreeEvent | null
}

/** What every part of the screen is made from. */
type Scene = ListSource & {
  visit: Visit
  company: Company
  base: LinkBase
  membershipIds: string[]
  /** how many are coming */
  count: number
}

export type ListPage = {
  hero: HeroProps
  day: DayBarProps
  party: PartyFormProps
  member: MemberLineProps
  events: EventCardProps[]
  memberEvents: EventCardProps[]
  combos: ComboCardProps[]
  empty: EmptyDayProps | null
}

/** The events list, decided. */
export function listPage(visit: Visit, read: ListSource): ListPage {
  const company = visit.venue.company
  const scene = {
    ...read,
    visit,
    company,
    base: linkBase(visit),
    membershipIds: askedIds(visit.url, 'membershipIds'),
    count: partySize(visitorParty(visit)),
  }
  const { events, memberEvents } = splitMemberEvents(sortEvents(read.events, company))
  const special = memberEvents.filter(
    event => visit.session.member || !event.memberOnlyEvent || mayBuy(event.memberAccess),
  )
  const combos = shownCombos(scene)
  const isEmpty = events.length + special.length + combos.length === 0
  return {
    hero: heroOf(scene),
    day: dayOf(scene, isEmpty),
    party: partyForm(visit),
    member: memberOf(scene),
    events: events.map(event => eventCard(event, scene)),
    memberEvents: special.map(event => eventCard(event, scene)),
    combos: combos.map(combo => comboCard(combo, scene)),
    empty: isEmpty ? emptyOf(scene) : null,
  }
}

function heroOf({ visit, company, ratings, base, date }: Scene): HeroProps {
  const { venue } = visit
  const shown = company.reviews && ratings && ratings.ratings > 0 ? ratings : null
  return {
    venue: venue.name,
    isToday: date === todayOf(visit),
    picture: company.picture ? plainPicture(company.picture) : null,
    rating: shown && { average: shown.average ?? 0, count: shown.ratings, href: reviewsHref(base, { date }) },
  }
}

function dayOf(scene: Scene, isEmpty: boolean): DayBarProps {
  const { visit, date, strip, base, membershipIds } = scene
  const { locale } = visit.venue
  const days = strip.map(day => ({
    date: day.date,
    weekday: weekdayText(day.date, { locale, width: 'short' }),
    number: dayNumberText(day.date, locale),
    href: eventsListHref(base, { date: day.date, membershipIds }),
    available: !day.disabled,
    selected: day.date === date,
    today: day.today,
    words: inWords(day.date, scene),
  }))
  return {
    words: inWords(date, scene),
    hours: isEmpty && isIdle(scene) ? null : hoursNow(visit, { date, isAdmitting: !isEmpty }),
    note: isEmpty && closedReason(scene) ? null : noteOf(scene),
    calendarHref: calendarHref(base, { date, membershipIds }),
    days,
  }
}

/** Why the day is as it is: the venue's word on it, and that a closed house has events all the same. */
function noteOf({ visit, date, events }: Scene): string | null {
  const { venue } = visit
  const { note = '' } = openHours(date, hoursRecorded(venue))
  const count = events.filter(({ times }) => times.length > 0).length
  const isSelling = isShut(houseOn(visit, date)) && count > 0
  const words = [note, isSelling ? venue.text('events-open-although-closed', { count }) : '']
  return words.filter(Boolean).join('\n') || null
}

/** A verified member whose membership runs is thanked; everybody else is asked (ORD-024, ORD-025). */
function memberOf({ visit, company, free }: Scene): MemberLineProps {
  const { venue, tenantId, url } = visit
  const { membership } = featuresOf(company)
  const joinHref = joinHrefOf({ venue, tenantId })
  if (!membership) return { name: null, free: null, verifyHref: null, joinHref: null }
  const name = memberNameOf(visit)
  const verifyHref = name ? null : memberSignIn({ tenantId, returnTo: url.pathname + url.search })
  return {
    name,
    free: name && free ? freeWords(visit, free) : null,
    verifyHref,
    joinHref: name ? null : joinHref,
  }
}

function eventCard(event: EventSummaryPayload, scene: Scene): EventCardProps {
  const { visit, base, company, date, membershipIds, count } = scene
  const { id, name, shortDescription, images, duration, resources, lowestPrice, lowestRetailPrice } = event
  const order = { eventId: id, date, membershipIds }
  const free = event.times.reduce((seats, { availableSeats }) => seats + availableSeats, 0)
  const reduced = lowestPrice !== null && lowestRetailPrice !== null && lowestPrice < lowestRetailPrice
  return {
    id,
    name,
    text: plainText(shortDescription),
    picture: mainPicture(images),
    duration,
    place: resources[0]?.name ?? null,
    onlyWith: eitherOf(event.prerequisites.requires, visit.venue.locale),
    rating: event.ratings > 0 ? { average: event.stars / event.ratings, count: event.ratings } : null,
    href: eventDetailHref(base, order),
    ticketsHref: ticketsHref(base, order),
    price: lowestPrice,
    memberPrice: event.lowestMemberPrice,
    retail: reduced ? lowestRetailPrice : null,
    party: event.partyPrice && { ...event.partyPrice, count },
    forMembers: reduced && Boolean(visit.session.member) && event.type !== 'discountCode',
    membersOnly: event.memberOnlyEvent,
    callout: calloutOf(event.memberAccess, visit),
    soldOut: free === 0,
    waitHref: free === 0 && event.times.length > 0 ? waitingHref(visit, { event, date }) : null,
    nextDays: nextDaysOf(event, scene),
    admission: event.admissionType === 'generalAdmission',
    times: roomyFirst(event.times, count).map(start =>
      timeChip(start, { fewSeats: company.lowSeats, locale: visit.venue.locale }),
    ),
  }
}

/** The next days with places of an event that is sold out; the first of them with its emptiest time. */
function nextDaysOf({ id }: EventSummaryPayload, { nextDays, base, membershipIds, visit }: Scene) {
  const days = nextDays.find(({ eventTemplateId }) => eventTemplateId === id)?.days ?? []
  const { locale, text } = visit.venue
  return days.map(({ date, quietest }, index) => ({
    value: date,
    label: [
      dateText({ date }, { pattern: 'weekdayShort', locale }),
      ...(index === 0 && quietest
        ? [text('event-detail-quietest', { time: timeText(quietest, locale) })]
        : []),
    ].join(' · '),
    href: eventDetailHref(base, { eventId: id, date, membershipIds }),
  }))
}

/** How the visitor stands to a member-only event, in words (ORD-226). */
function calloutOf(access: MemberAccess, { venue }: Visit): EventCardProps['callout'] {
  const line = accessLine(access)
  return line && { words: venue.formatMessage(line), buyable: mayBuy(access) }
}

/** The combos that can be had on the day: seats of each part are those of the day's events. */
function shownCombos({ combos, events, company }: Scene): ComboPayload[] {
  const free = new Map(
    events.map(({ id, times }) => [
      id,
      times.reduce((seats, { availableSeats }) => seats + availableSeats, 0),
    ]),
  )
  const has = (combo: ComboPayload) =>
    isComboAvailable(
      combo.templates.entries.map(({ type, templateIds, quantity }) => ({
        type,
        eventIds: templateIds,
        quantity,
      })),
      { free },
    )
  return sortEvents(combos, company).filter(
    combo => has(combo) && (!combo.memberOnlyEvent || mayBuy(combo.memberAccess)),
  )
}

function comboCard(combo: ComboPayload, { visit, base, date, membershipIds, count }: Scene): ComboCardProps {
  const { id, name, shortDescription, lowestPrice, saving, templates } = combo
  const order = { comboId: id, date, membershipIds }
  return {
    id,
    name,
    text: plainText(shortDescription),
    pictures: comboPictures(combo),
    includes: templates.entries.flatMap(entry => partWords(entry, visit)),
    href: eventDetailHref(base, { eventId: id, ...order }),
    ticketsHref: buyComboHref(base, {
      ...order,
      hasChoice: templates.entries.some(({ type }) => type === 'any'),
    }),
    price: lowestPrice,
    memberPrice: combo.lowestMemberPrice,
    party: combo.partyPrice && { ...combo.partyPrice, count },
    saving,
  }
}

/** A part of a combo in words: its event, or 'any 2 of 5'. */
function partWords({ type, summaries, quantity: count }: ComboEntryPayload, { venue }: Visit): string[] {
  if (type === 'event') return summaries.map(({ name }) => name)
  return [venue.text('event-card-combo-choice', { count, total: summaries.length })]
}

function emptyOf(scene: Scene): EmptyDayProps {
  const { base, date, next, membershipIds } = scene
  return {
    reason: emptyReason(scene),
    calendarHref: calendarHref(base, { date, membershipIds }),
    next: next
      ? {
          words: inWords(next.date, scene),
          href: eventsListHref(base, { date: next.date, membershipIds }),
          events: firstEvents(next, scene),
        }
      : null,
  }
}

/** Why there is nothing, beside the sentence that says so. */
function emptyReason(scene: Scene): string | null {
  const { saleEnd, date, visit } = scene
  if (saleEnd !== null && date > saleEnd)
    return visit.venue.text('events-sale-end', { date: inWords(saleEnd, scene) })
  return isOver(scene) ? visit.venue.text('events-day-over') : closedReason(scene)
}

/** The venue's word on a day on which it is closed, as far as the day is on sale. */
function closedReason({ visit, date, saleEnd }: Scene): string | null {
  const { spans, note = null } = openHours(date, hoursRecorded(visit.venue))
  return spans.length > 0 || (saleEnd !== null && date > saleEnd) ? null : note
}

/** What is on the day that follows, as far as there are places: enough to see whether it is worth the way. */
function firstEvents({ date, events }: NonNullable<Scene['next']>, scene: Scene): EventCardProps[] {
  const shown = splitMemberEvents(sortEvents(events, scene.company)).events.filter(
    ({ times, memberOnlyEvent }) => !memberOnlyEvent && times.some(isChoosable),
  )
  return shown.slice(0, FIRST_EVENTS).map(event => eventCard(event, { ...scene, date }))
}

const FIRST_EVENTS = 3

/** A house that opens with nothing to sell: its hours would promise what the day does not hold. */
const isIdle = ({ visit, date }: Scene) => houseOn(visit, date) === 'before'

const isShut = (house: HouseState) => house === 'closed' || house === 'over'

/** Today, of a house that opened: what there was has begun. */
const isOver = ({ visit, date }: Scene) => ['open', 'over'].includes(houseOn(visit, date))

const inWords = (date: LocalDate, { visit: { venue } }: Pick<Scene, 'visit'>) =>
  dateText({ date }, { pattern: 'long', locale: venue.locale })
