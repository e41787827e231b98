import { expect } from 'vitest'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import { action } from '#app/routes/orders/tickets/route.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { BOAT, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

type Answer = { refusal: { events: Record<string, string[]>; focus: string | null } }

/** Events are refused by their place in the order that was sent, in which what is being removed has none. */
test.for(['galleries', 'boat-tour'])(
  'while %s is removed, what is refused of another event is said at that event',
  async (removed, { database }) => {
    const form = {
      intent: `remove:${removed}`,
      [slotField('boat-tour')]: BOAT,
      [quantityField('boat-tour', 'adult')]: '1',
      [slotField('galleries')]: slotAt('galleries', '2026-11-20', '14:00'),
      [quantityField('galleries', 'adult')]: '1',
      [slotField('night-walk')]: slotAt('night-walk', '2026-11-20', '20:00'),
      [quantityField('night-walk', 'adult')]: '9',
    }
    const { page, status } = await load(args => action(args) as Promise<unknown>, {
      database,
      path: '/orders/pier/tickets?cart=true',
      form,
    })
    expect(status).toBe(409)
    const { events, focus } = (page as Answer).refusal
    expect(Object.keys(events)).toEqual(['night-walk'])
    expect(focus).toMatch(/^events\.night-walk\./)
  },
)
