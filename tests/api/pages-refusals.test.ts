import { expect } from 'vitest'
import { type Refusal, refuse } from '#app/api/kernel/refuse.ts'
import type { ApiErrorCode } from '#app/contract/errors.ts'
import type { Database } from '#app/data/database/database.ts'
import { type CheckoutOptions, checkoutVisitor } from '#tests/builders/checkout-browser.tsx'
import { aSmallMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { instead } from '#tests/builders/page-loader.ts'
import { aDraft, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database =>
  loadVenue(
    database,
    aSmallMuseum({
      company: { showTicketEmail: false },
      limits: [
        {
          id: 'three',
          eventIds: ['galleries'],
          quantity: 3,
          combined: true,
          timeFrame: 'day',
          reason: 'Transaction',
        },
      ],
    }),
  ),
)

/** Somebody who has pressed Complete Order, and the answer that checkout gave them. */
async function pressed(
  database: Database,
  { answer, ...opening }: CheckoutOptions & { answer?: () => unknown },
) {
  const watch: CheckoutOptions['watch'] = client =>
    answer
      ? instead(
          client,
          'checkout',
          instead(client.checkout, 'place', async () => answer()),
        )
      : client
  const browser = await checkoutVisitor(database, { watch, ...opening })
  await browser.pay(browser.card())
  return { ...browser, ...(await browser.complete()) }
}

const refusing = (code: ApiErrorCode, text?: string) => (): never => {
  throw refuse(code, text === undefined ? {} : { text })
}

const WHOLE = ['country', 'streetAddress1', 'city', 'state', 'zip']

test.for([
  ...(['6109', '6105', '6108', '6100', '6104', '6110'] as const).map(
    code => ['CHK-277', code, ['number']] as const,
  ),
  ...(['6103', '6106'] as const).map(code => ['CHK-278', code, ['cvc']] as const),
  ['CHK-279', '6101', ['expMonth']],
  ['CHK-279', '6102', ['expYear']],
  ['CHK-280', '6107', ['zip']],
  ['CHK-280', '6113', WHOLE],
  ['CHK-280', '5082', ['streetAddress1']],
  ['CHK-280', '5083', ['city']],
  ['CHK-280', '5084', ['state']],
  ['CHK-280', '5085', ['zip']],
  ['CHK-280', '5086', ['country']],
] as const)('[%s] after %s payment is open again and marks %s', async ([, code, fields], { database }) => {
  const { answer, page, markup } = await pressed(database, {
    answer: refusing(code),
    cardEntry: { place: { kind: 'frame', url: 'http://gateway.example/frame' } },
  })
  expect(Object.keys(answer?.errors ?? {})).toEqual([...fields])
  expect((await page())?.open).toBe('payment')
  const drawn = await markup()
  const isAddress = WHOLE.includes(fields[0])
  for (const field of isAddress ? fields : [])
    expect(drawn).toMatch(new RegExp(`<(input|select)[^>]*name="${field}"[^>]*aria-invalid="true"`))
  expect(drawn.includes('data-invalid')).toBe(!isAddress)
})

test('[CHK-282] [CHK-291] what the server says is shown from after its first colon', async ({ database }) => {
  const closed = await pressed(database, {
    answer: refusing('UNPROCESSABLE', 'We are back at 9:30: come then'),
  })
  expect(closed.answer, 'CHK-291').toMatchObject({ notice: 'We are back at 9:30: come then', errors: {} })
  expect(await closed.words(), 'CHK-291').toContain('We are back at 9:30: come then')
  const declined = await pressed(database, { answer: refusing('6108', ' Bank says: no ') })
  expect(declined.answer?.errors, 'CHK-282').toEqual({ number: 'Bank says: no' })
  expect(await declined.words(), 'CHK-282').toContain(' Bank says: no ')
})

test('[CHK-283] without words of the server the visitor reads that the order could not be completed', async ({
  database,
}) => {
  const silent = (): never => {
    throw Object.assign(refuse('UNPROCESSABLE') as Refusal, { message: '' })
  }
  const { words } = await pressed(database, { answer: silent })
  expect(await words()).toContain('We were unable to complete your order. Please try again.')
})

test('[CHK-286] [CHK-287] too many tickets are told with the rules that they break, and the visitor stays in the review', async ({
  database,
}) => {
  const galleries = slotAt('galleries', '2026-11-20', '14:00')
  const tickets = (adult: number) =>
    aDraft({ eventTemplateId: 'galleries', eventId: galleries, adult, child: 1 })
  const first = await pressed(database, { draft: tickets(1) })
  expect(first.location).toContain('/confirm/')
  const second = await pressed(database, { draft: tickets(1) })
  expect(second.status).toBe(409)
  expect((await second.page())?.open, 'CHK-287').toBe('review')
  expect(await second.words(), 'CHK-286').toContain(
    'Adult, Child: 3 at most a day. You have 2 from before and 2 here.',
  )
})

test('[CHK-289] an answer that cannot be read asks to refresh, and keeps the attempt', async ({
  database,
}) => {
  for (const payload of ['<html>', '{"orderNumber":7}']) {
    const { words, status, location } = await pressed(database, { answer: () => ({ payload }) })
    expect([status, location]).toEqual([502, null])
    expect(await words()).toContain(
      'We’re sorry, something went wrong. Please refresh your browser and try again or contact us for assistance.',
    )
  }
})

test.for([
  ['CHK-292', 'NETWORK_ERROR', 'Please check your network connection.'],
  ...(['TIMEOUT_ERROR', 'DDC_PROFILE_FAILED', 'DDC_TIMEOUT'] as const).map(
    code =>
      [
        'CHK-293',
        code,
        'Secure checkout took too long. Please check your network connection and try again.',
      ] as const,
  ),
  [
    'CHK-294',
    'STEPUP_TIMEOUT',
    'Secure checkout took too long. You may have received a notification from your bank. Please try again.',
  ],
] as const)('[%s] after %s the page says what happened', async ([, code, sentence], { database }) => {
  const { words, page } = await pressed(database, { answer: refusing(code) })
  expect(await words()).toContain(` ${sentence} `)
  expect((await page())?.open).toBe('review')
})
