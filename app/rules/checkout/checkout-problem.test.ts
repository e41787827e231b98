import { expect, test } from 'vitest'
import {
  checkoutProblem,
  isDuplicate,
  type ProblemText,
  salesRuleFailure,
  tokenProblem,
} from '#app/rules/checkout/checkout-problem.ts'
import { codeMessage, errorOfCode, PAYMENT_CODES, paymentError } from '#app/rules/checkout/payment-codes.ts'
import { withTickets } from '#app/rules/limits/evaluate-limits.ts'
import { defaultWords } from '#tests/builders/default-words.ts'
import { aRule, tickets } from '#tests/builders/sales-rules.ts'

const words = (text: ProblemText) => ('message' in text ? text.message : defaultWords(text))
const problemOf = (code: string) => checkoutProblem({ status: 402, code, message: `${code}: Sorry` })
const codeOf = (error: string) => PAYMENT_CODES.find(code => errorOfCode[code] === error)!

const marks = {
  'CHK-277': [
    ['MISSING', ['number']],
    ['EXPIRED_CARD', ['number']],
    ['CARD_DECLINED', ['number']],
    ['INVALID_NUMBER', ['number']],
    ['INCORRECT_NUMBER', ['number']],
    ['PROCESSING_ERROR', ['number']],
  ],
  'CHK-278': [
    ['INVALID_CVC', ['cvc']],
    ['INCORRECT_CVC', ['cvc']],
  ],
  'CHK-279': [
    ['INVALID_EXPIRY_MONTH', ['expMonth']],
    ['INVALID_EXPIRY_YEAR', ['expYear']],
  ],
  'CHK-280': [
    ['INCORRECT_ZIP', ['zip']],
    ['INCORRECT_ADDRESS', ['country', 'streetAddress1', 'city', 'state', 'zip']],
    ['STREET_ADDRESS1_REQUIRED', ['streetAddress1']],
    ['CITY_REQUIRED', ['city']],
    ['STATE_REQUIRED', ['state']],
    ['ZIP_REQUIRED', ['zip']],
    ['COUNTRY_REQUIRED', ['country']],
  ],
} as const
const marked = Object.entries(marks).flatMap(([id, errors]) =>
  errors.map(([error, fields]) => [id as keyof typeof marks, error, fields] as const),
)
const kindOf = { 'CHK-277': 'payment', 'CHK-278': 'payment', 'CHK-279': 'payment', 'CHK-280': 'address' }

test.each(marked)('[%s] %s marks %j, by name and by number', (id, error, fields) => {
  expect(problemOf(error).fields).toEqual(fields)
  expect(problemOf(codeOf(error)).fields).toEqual(fields)
  expect(problemOf(error)).toMatchObject({ kind: kindOf[id], step: 'payment' })
})

test('address errors reopen the billing form, card errors do not', () => {
  const reopening = marked.map(([, error]) => error).filter(error => problemOf(error).reopensBilling)

  expect(reopening).toEqual(marks['CHK-280'].map(([error]) => error))
})

test.each([
  ['6100', 'INVALID_NUMBER'],
  ['6101', 'INVALID_EXPIRY_MONTH'],
  ['6102', 'INVALID_EXPIRY_YEAR'],
  ['6103', 'INVALID_CVC'],
  ['6104', 'INCORRECT_NUMBER'],
  ['6105', 'EXPIRED_CARD'],
  ['6106', 'INCORRECT_CVC'],
  ['6107', 'INCORRECT_ZIP'],
  ['6113', 'INCORRECT_ADDRESS'],
  ['6108', 'CARD_DECLINED'],
  ['6109', 'MISSING'],
  ['6110', 'PROCESSING_ERROR'],
  ['5082', 'STREET_ADDRESS1_REQUIRED'],
  ['5083', 'CITY_REQUIRED'],
  ['5084', 'STATE_REQUIRED'],
  ['5085', 'ZIP_REQUIRED'],
  ['5086', 'COUNTRY_REQUIRED'],
  ['9049', 'TICKET_LIMIT_EXCEEDED'],
])('the code %s is %s', (code, error) => {
  expect(paymentError(code)).toBe(error)
  expect(paymentError(Number(code))).toBe(error)
})

test('every code has a text of its own', () => {
  const texts = PAYMENT_CODES.map(code => defaultWords(codeMessage(code, 'US')))

  expect(new Set(texts).size).toBe(PAYMENT_CODES.length)
})

test('[CHK-282] the server message is shown from after its first colon', () => {
  const answer = { status: 402, code: '6108', message: 'CARD_DECLINED: Bank says: no' }

  expect(words(checkoutProblem(answer).text)).toBe('Bank says: no')
})

test.each(['6108', 'SOMETHING_NEW', undefined])(
  '[CHK-283] without a message the code %s shows the default',
  code => {
    expect(words(checkoutProblem({ status: 500, code }).text)).toBe(
      'We were unable to complete your order. Please try again.',
    )
  },
)

test.each(PAYMENT_CODES.filter(code => !['9049', '20152'].includes(code)))(
  'what the server always says to %s is said in the words of the venue',
  code => {
    const answer = { status: 402, code, message: `${code}: Sorry`, isStandard: true }

    expect(checkoutProblem(answer).text).toMatchObject({ text: `error-${code}` })
  },
)

test.each([
  ['6107', 'GB', 'The postcode does not match this card.'],
  ['6107', 'US', 'The zip/postal code does not match this card.'],
  ['5085', 'IE', 'Please enter the Eircode of your billing address.'],
  ['5084', 'CA', 'Please enter the province of your billing address.'],
  ['5084', undefined, 'Please enter the state of your billing address.'],
])('%s is said to a cardholder in %s as “%s”', (code, country, sentence) => {
  expect(words(checkoutProblem({ status: 402, code, isStandard: true, country }).text)).toBe(sentence)
})

test('[CHK-285] a ticket limit shows the configured rule-violation message and leaves the steps', () => {
  const problem = checkoutProblem({ status: 409, code: '9049', message: '9049: Ticket limits' })

  expect(words(problem.text)).toBe('Ticket Limit. Please adjust before placing order')
  expect(problem).toMatchObject({ kind: 'limits', step: null, limits: [] })
})

test('[CHK-286] a ticket limit turns the violations into limits', () => {
  const violations = withTickets([aRule({ allowedQuantity: 1 })], [tickets('adult', 2)])

  expect(checkoutProblem({ status: 409, code: 'TICKET_LIMIT_EXCEEDED', violations }).limits).toEqual(
    violations,
  )
})

test('a rejected captcha blocks the button and has a text of its own', () => {
  const problem = checkoutProblem({ status: 422, code: 5157, message: '5157: no' })

  expect(problem).toMatchObject({ kind: 'captcha', blocksPlacing: true })
  expect(words(problem.text)).toBe(
    'Your order cannot be completed at this time. Please call us for assistance.',
  )
})

test('[CHK-289] an unreadable answer says to refresh', () => {
  const problem = checkoutProblem({ status: 200, isUnreadable: true })

  expect(problem.kind).toBe('unreadable')
  expect(words(problem.text)).toBe(
    "We're sorry, something went wrong. Please refresh your browser and try again or contact us for assistance.",
  )
})

test.each([
  ['number', 'number'],
  ['cvc', 'cvc'],
  ['exp_month', 'expMonth'],
  ['exp_year', 'expYear'],
])('[CHK-290] a token error on %s marks %s', (param, field) => {
  expect(tokenProblem({ param, message: 'No' })).toMatchObject({
    kind: 'payment',
    fields: [field],
    text: { message: 'No' },
  })
})

test('a token error on something else marks nothing', () => {
  expect(tokenProblem({ param: 'constructor' }).fields).toEqual([])
  expect(tokenProblem({}).fields).toEqual([])
})

test('[CHK-291] any other error shows its own message', () => {
  const problem = checkoutProblem({
    status: 503,
    code: 'MAINTENANCE',
    message: 'MAINTENANCE: We are back at 9:30.',
  })

  expect(words(problem.text)).toBe('We are back at 9:30.')
  expect(problem.fields).toEqual([])
})

test.each([
  { status: 409, code: '20152', duplicate: true },
  { status: 409, code: 20152, duplicate: true },
  { status: 409, code: '9049', duplicate: false },
  { status: 422, code: '20152', duplicate: false },
])('[CHK-132] status $status with code $code is a duplicate: $duplicate', ({ status, code, duplicate }) => {
  expect(isDuplicate({ status, code })).toBe(duplicate)
  expect(checkoutProblem({ status, code }).kind === 'duplicate').toBe(duplicate)
})

test('[CHK-132] the code of a duplicate under another status, or another code under 409, is an ordinary error', () => {
  const other = { kind: 'other', fields: [], step: 'payment' }

  expect(checkoutProblem({ status: 422, code: '20152', message: '20152: No' })).toMatchObject({
    ...other,
    text: { message: 'No' },
  })
  expect(checkoutProblem({ status: 409, code: 'CONFLICT', message: 'CONFLICT: No' })).toMatchObject({
    ...other,
    text: { message: 'No' },
  })
})

test('[ORD-281] [CHK-297] a failed check of the sales rules shows what the server says, else the default', () => {
  expect(words(salesRuleFailure('DOWN: Please wait: a minute'))).toBe('Please wait: a minute')
  expect(words(salesRuleFailure(undefined))).toBe('We were unable to complete your order. Please try again.')
})
