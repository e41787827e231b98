import { expect, test } from 'vitest'
import type { z } from 'zod'
import { coupon, giftCertificate } from './coupons.ts'
import { isMemberEvent } from './events.ts'
import { count, email, fileDate, id, image, line, link, phone, price, slotId, wallTime } from './fields.ts'
import { form } from './forms.ts'
import { calendarNotes } from './hours.ts'
import { member } from './members.ts'
import { staffMember } from './people.ts'
import { discount, memberDiscount } from './prices.ts'
import { slotIdOf } from './slots.ts'

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? 'right'

const NO_LINK = 'must be a path of this site, or an http, https, mailto or tel link'
const NO_PICTURE = 'must be a path of this site or an https address'
const NO_DATE = 'must be a date like 2026-11-21, or today, today+90, today-3'
const NO_EMAIL = 'must be an email address'
const NO_PHONE = 'must be a telephone number of 9 to 25 digits'
const NO_ID = 'may hold only letters A–Z, digits, dot, underscore and hyphen'
const DOTS = 'must not be dots alone, nor __proto__'
const thumbnail = image.shape.thumbnail

test.each<[z.ZodType, value: unknown, message: string]>([
  [id, 'A.z_0-9', 'right'],
  [id, 'x'.repeat(64), 'right'],
  [id, 'x'.repeat(65), 'must have at most 64 characters'],
  [id, ' a', NO_ID],
  [id, 'a ', NO_ID],
  [id, '...', DOTS],
  [id, '..a', 'right'],
  [id, 'a..', 'right'],
  [id, '__proto__', DOTS],
  [id, '__proto__x', 'right'],
  [id, 'x__proto__', 'right'],
  [slotId, 'x'.repeat(97), 'must have at most 96 characters'],
  [slotId, 'a b', NO_ID],
  [slotId, '.', DOTS],
  [line, '   ', 'must not be empty'],
  [count, -1, 'must not be negative'],
  [count, 1_000_001, 'must be at most 1000000'],
  [price, -1, 'right'],
  [price, -2, 'must be -1 (not for sale), 0 or more'],
  [price, 10_000_000_001, 'must be at most 10000000000 cents'],
  [fileDate, 'today', 'right'],
  [fileDate, 'today+1234', 'right'],
  [fileDate, 'today-1', 'right'],
  [fileDate, 'today+', NO_DATE],
  [fileDate, 'today+12345', NO_DATE],
  [fileDate, 'today1', NO_DATE],
  [fileDate, 'today*1', NO_DATE],
  [fileDate, 'today+x', NO_DATE],
  [fileDate, 'xtoday', NO_DATE],
  [fileDate, 'today+1x', NO_DATE],
  [fileDate, '2028-02-29', 'right'],
  [fileDate, '2027-02-29', NO_DATE],
  [fileDate, '2027-13-01', NO_DATE],
  [fileDate, '2027-1-01', NO_DATE],
  [fileDate, 'x2027-01-01', NO_DATE],
  [fileDate, '2027-01-01T09', NO_DATE],
  [fileDate, '20270101', NO_DATE],
  [wallTime, '23:59', 'right'],
  [wallTime, '09:05', 'right'],
  [wallTime, '24:00', 'must be a time like 09:30'],
  [email, 'a.b@x.org', 'right'],
  [email, 'a@b', NO_EMAIL],
  [email, `${'a'.repeat(250)}@x.org`, 'must have at most 254 characters'],
  [phone, '+43 (1) 234-56-78', 'right'],
  [phone, '12345678', NO_PHONE],
  [phone, '123456789', 'right'],
  [phone, '1'.repeat(25), 'right'],
  [phone, '1'.repeat(26), NO_PHONE],
  [phone, '<123456789', NO_PHONE],
  [phone, '123456789>', NO_PHONE],
  [phone, `123456789${' '.repeat(32)}`, 'must have at most 40 characters'],
  [link, '/tour', 'right'],
  [link, '//evil.example', NO_LINK],
  [link, 'javascript:alert(1)', NO_LINK],
  [link, `/${'x'.repeat(2_000)}`, 'must have at most 2000 characters'],
  [thumbnail, '/a.avif', 'right'],
  [thumbnail, 'https://x.org/a.avif', 'right'],
  [thumbnail, 'http://x.org/a.avif', NO_PICTURE],
  [thumbnail, '//x.org/a.avif', NO_PICTURE],
])('%#: a value of a venue file', (schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message)
})

const part = (discountType: 'AmountBased' | 'PercentageBased', value: number) => ({ discountType, value })

test.each([
  [17.5, 'right'],
  [17.55, 'right'],
  [8.29, 'right'],
  [17.555, 'must have at most two decimals'],
  [0.001, 'must have at most two decimals'],
  [-1, 'must not be negative'],
])('%d percent: %s', (value, message) => {
  expect(messageOf(discount, { values: [part('PercentageBased', value)] })).toBe(message)
  expect(messageOf(memberDiscount, part('PercentageBased', value))).toBe(message)
})

test('texts of one line lose the spaces around them', () => {
  expect(line.parse(' Pier ')).toBe('Pier')
  expect(coupon.parse({ code: ' TEN ', discountType: 'AmountBased', value: 1 })).toMatchObject({
    code: 'TEN',
  })
  const fields = [{ id: 'f', label: 'F', kind: 'radio', options: [{ value: ' yes ' }] }]
  expect(form.parse({ id: 'f', name: 'F', fields }).fields[0]?.options).toEqual([{ value: 'yes' }])
  expect(calendarNotes.parse([{ date: 'today', note: ' Fair ' }])).toEqual([{ date: 'today', note: 'Fair' }])
  const gift = { firstName: ' Ada ', lastName: 'L', email: 'a@x.org' }
  const sent = { membershipId: 'm', categoryId: 'c', startDate: 'today', expirationDate: 'today', gift }
  expect(member.parse(sent).gift).toMatchObject({ firstName: 'Ada' })
})

test('codes, numbers and hashes are told apart from what only looks like them', () => {
  const code = (value: string) => messageOf(coupon, { code: value, discountType: 'AmountBased', value: 1 })
  expect([code('TEN'), code('Ten'), code('  '), code('X'.repeat(41))]).toEqual([
    'right',
    'must be in capitals',
    'must not be empty',
    'must have at most 40 characters',
  ])
  const number = (value: string) => messageOf(giftCertificate, { number: value, balance: 1 })
  expect([number('Gift-1'), number('GIF')]).toEqual(['right', 'must be 4 to 40 letters, digits or hyphens'])
  const person = (values: object) =>
    messageOf(staffMember, { email: 'e@x.org', name: 'E', roles: ['wording'], ...values })
  expect([
    person({ passwordHash: '$argon2id$v' }),
    person({ passwordHash: 'x$argon2id$' }),
    person({ password: 'abc' }),
    person({ roles: [] }),
  ]).toEqual([
    'right',
    'must be an argon2id hash',
    'must have at least 4 characters',
    'must name at least one role',
  ])
})

test('a member event is one that says so, or that only members may buy', () => {
  expect(isMemberEvent({ memberOnlyEvent: true })).toBe(true)
  expect(isMemberEvent({ memberOnlyEvent: false })).toBe(false)
  expect(isMemberEvent({ memberOnlyEvent: true, eventOrderType: 'event' })).toBe(false)
  expect(isMemberEvent({ memberOnlyEvent: false, eventOrderType: 'member' })).toBe(true)
})

test('a start without an id is named by its event, date and time', () => {
  expect(slotIdOf({ eventId: 'tour', date: '2026-11-21', time: '09:30' })).toBe('tour.2026-11-21.0930')
})
