import { expect, onTestFinished, vi } from 'vitest'
import { startJobs } from '#app/server/start-jobs.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const { test } = useDatabase(database =>
  loadVenue(
    database,
    aMuseum({
      memberships: {
        categories: [
          {
            id: 'friend',
            name: 'Friend',
            offerings: [
              {
                id: 'auto',
                name: 'Every year',
                duration: 12,
                autorenewalType: 'required' as const,
                prices: [{ id: 'one', personTypeId: 'adult', price: 9500 }],
              },
            ],
          },
        ],
      },
      members: [
        {
          membershipId: 'M-1',
          categoryId: 'friend',
          offeringId: 'auto',
          pricePointId: 'one',
          startDate: '2025-12-05',
          expirationDate: '2026-12-04',
          cardholders: [{ id: 'C-1', firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' }],
          recurring: {
            status: 'active',
            paymentMethodBrand: 'Visa',
            ccLastFourDigits: '4242',
            paymentMethodReference: 'saved_test.ok.Visa.4242',
          },
        },
      ],
    }),
  ),
)

/** Lets minutes go by, a chore after another, until something has come of them. */
async function passUntil(isDone: () => boolean) {
  for (let minutes = 0; minutes < 500 && !isDone(); minutes += 1) {
    await vi.advanceTimersByTimeAsync(MINUTE)
    await new Promise(setImmediate)
  }
  expect(isDone()).toBe(true)
}

test('a process announces and charges renewals and sends their mails by itself, until it is stopped', async ({
  database,
}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const shop = openShop(database)
  const clock = vi.spyOn(shop.services, 'clock')
  const stop = await startJobs(shop.services)
  await passUntil(() => shop.mails.length > 0)
  expect(shop.mails.map(({ subject }) => subject)).toEqual(['Your membership at Pier Museum renews soon'])
  shop.wait(7 * DAY)
  await passUntil(() => shop.mails.length > 1)
  expect(shop.charged()).toBe(9500)
  await stop()
  // Each chore asks the clock; timers of others may run in this process.
  clock.mockClear()
  await vi.advanceTimersByTimeAsync(DAY)
  expect(clock).not.toHaveBeenCalled()
})
