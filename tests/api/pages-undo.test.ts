import { expect } from 'vitest'
import { action } from '#app/routes/orders/undo/route.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

test.for([
  ['', '?cart=true&undo=failed'],
  ['?eventIds=boat-tour&removed=galleries&cart=true', '?eventIds=boat-tour&cart=true&undo=failed'],
] as const)(
  'with the order "%s" undoing leads to the order page with what its address asked for',
  async ([order, query], { database }) => {
    const path = `/orders/pier/undo?${new URLSearchParams({ order })}`
    const { headers } = await load(action, { database, path, form: {} })
    expect(headers.get('Location')).toBe(`/orders/pier/tickets${query}`)
  },
)
