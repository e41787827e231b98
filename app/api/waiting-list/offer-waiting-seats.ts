import { randomBytes } from 'node:crypto'
import type { Db } from '#app/data/database/database.ts'
import { saveCartRow } from '#app/data/queries/carts/write.ts'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import { listSlots, type SlotRow } from '#app/data/queries/slots/read.ts'
import { listWaitedDays, type WaitingEntry } from '#app/data/queries/waiting-list/read.ts'
import { endOffers, lockWaitingEntries, saveOffer } from '#app/data/queries/waiting-list/write.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { CART_LIFETIME_MS } from '#app/rules/carts/cart-storage.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { offerEnd, type SeatOffer, seatOffers } from '#app/rules/slots/seat-offers.ts'
import { retryOnDeadlock } from '../checkout/retry-on-deadlock.ts'
import type { Services } from '../kernel/context.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { offeredCart } from './wire/offered-cart.ts'

type Offerer = Pick<Services, 'database' | 'venues' | 'clock'>
type WaitedDay = Pick<WaitingEntry, 'eventId' | 'date'>

/**
 * Holds seats that are free for those who wait for them, in the order in which they wait, and writes to them; whatever made the seats free.
 * Offers that have run out are passed on. Gives how many offers were made.
 */
export async function offerWaitingSeats(services: Offerer): Promise<number> {
  const { system } = services.database
  await endOffers(system, services.clock())
  let count = 0
  for (const { tenantId, ...day } of await listWaitedDays(system)) {
    const venue = await services.venues.open(tenantId)
    if (venue) count += await retryOnDeadlock(() => offerOnDay(services, { venue, day }))
  }
  return count
}

/** One day of one event, in one transaction. */
async function offerOnDay(
  { database, clock }: Offerer,
  { venue, day }: { venue: Venue; day: WaitedDay },
): Promise<number> {
  const event = catalogueMaps(venue).events.get(day.eventId)
  const minutes = venue.document.company.waitingListMinutes
  if (!event || minutes === 0) return 0
  const now = clock()
  return database.forTenant(venue.tenantId).transaction(async transaction => {
    const tx = transaction as Db
    const waiting = await lockWaitingEntries(tx, venue.tenantId, day)
    const slots = await listSlots(tx, venue.tenantId, scopeOf(day, { now, venue }))
    const offers = seatOffers(
      waiting,
      slots.map(({ id: slotId, free }) => ({ slotId, free })),
    )
    let count = 0
    for (const offer of offers) {
      const slot = slots.find(({ id }) => id === offer.slotId)
      if (slot && (await makeOffer(tx, { venue, event, slot, offer, now, minutes }))) count += 1
    }
    return count
  })
}

const scopeOf = ({ eventId, date }: WaitedDay, { now, venue }: { now: Date; venue: Venue }) => ({
  eventId,
  from: { date, time: '00:00' },
  until: { date, time: '23:59' },
  now,
  cartId: null,
  today: localDateAt(now, venue.document.venue.timeZone),
  allDayEventIds: [],
})

type Offering = {
  venue: Venue
  event: StoredEvent
  slot: SlotRow
  offer: SeatOffer
  now: Date
  minutes: number
}

/** A cart that holds the seats, and a mail with its link; false where a buyer was quicker. */
async function makeOffer(
  tx: Db,
  { venue: { tenantId }, event, slot, offer, now, minutes }: Offering,
): Promise<boolean> {
  const document = offeredCart(event, { slot, seats: offer.seats })
  if (!document) return false
  const cartId = randomBytes(16).toString('base64url')
  const offeredUntil = offerEnd({ now, minutes, startsAt: new Date(slot.startsAt * 1000) })
  const { version } = await saveCartRow(tx, tenantId, {
    id: cartId,
    stored: null,
    document,
    now,
    expiresAt: new Date(Math.max(now.getTime() + CART_LIFETIME_MS, offeredUntil.getTime())),
    hold: { expiresAt: offeredUntil, extensions: 0, seats: [{ slotId: slot.id, count: offer.seats }] },
    unheld: false,
    lentUntil: null,
  })
  if (version === null) return false
  await saveOffer(tx, tenantId, { id: offer.entryId, cartId, offeredUntil })
  await insertJob(tx, tenantId, {
    id: `waiting-list.${cartId}`,
    kind: 'waiting-list-mail',
    payload: { entryId: offer.entryId, kind: 'offer' },
    runAt: now,
  })
  return true
}
