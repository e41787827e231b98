import { expect } from 'vitest'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** A term of one membership; the file names them in no order that could help. */
const term = (membershipId: string, startDate: string, about: object = {}) => ({
  membershipId,
  membershipNumber: '900',
  categoryId: 'friend',
  standing: 'new' as const,
  startDate,
  expirationDate: startDate.replace(/^\d{4}/, year => String(Number(year) + 1)),
  cardholders: [{ id: `C-${membershipId}`, firstName: 'Bo', lastName: 'Reed', email: 'bo@example.com' }],
  ...about,
})

const { test } = useDatabase(database =>
  loadVenue(
    database,
    aMuseum({
      visitors: [],
      reviews: [],
      members: [
        term('T-LATER', '2028-03-01'),
        term('T-EARLIER', '2025-03-01'),
        term('T-RUNS', '2026-03-01', { standing: 'active' }),
        term('T-OTHER', '2027-01-01', { membershipNumber: '901' }),
        term('T-SOONEST', '2027-03-01'),
        term('T-CANCELED', '2027-02-01', { standing: 'dropped' }),
        term('T-LAST', '2026-02-01', { membershipNumber: '902', standing: 'active' }),
        term('T-BEFORE', '2025-02-01', { membershipNumber: '902' }),
      ],
    }),
  ),
)

test('[MEM-132] of the new terms of a running membership the soonest that begins later is the upcoming one, and no other', async ({
  database,
}) => {
  const bo = await openShop(database).visitor(verifiedMember('T-RUNS', 'T-LAST'))
  const upcoming = (membershipId: string) => bo.members.upcoming({ params: { membershipId } })
  expect((await upcoming('T-RUNS')).payload, 'the soonest').toMatchObject({ membershipId: 'T-SOONEST' })
  const none = await upcoming('T-LAST').catch(error => error)
  expect(JSON.stringify(none.payload ?? null), 'one that began before is not upcoming').toBe('null')
})
