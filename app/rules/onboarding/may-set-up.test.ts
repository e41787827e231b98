import { expect, test } from 'vitest'
import { maySetUp, type StaffRecord } from './may-set-up.ts'

const record = (about: Partial<StaffRecord>): StaffRecord => ({
  tenantId: 'pier',
  email: 'ada@example.com',
  roles: ['onboarding'],
  passwordHash: 'salted-1',
  ...about,
})
const platform = record({ tenantId: 'onboarding' })

test.each<[string, StaffRecord, StaffRecord, boolean]>([
  ['the venue they signed in at', record({}), record({}), true],
  ['a venue that invited an account of the platform', platform, record({ passwordHash: null }), true],
  ['a venue they made, with the password they had', record({}), record({ tenantId: 'quay' }), true],
  [
    'a venue that knows their email with another password',
    record({}),
    record({ tenantId: 'quay', passwordHash: 'salted-2' }),
    false,
  ],
  [
    'two venues without a password',
    record({ passwordHash: null }),
    record({ tenantId: 'quay', passwordHash: null }),
    false,
  ],
  ['a venue that gave them another role', platform, record({ roles: ['publisher'] }), false],
  ['somebody else’s venue', platform, record({ email: 'bob@example.com' }), false],
  ['the platform, for staff of a venue', record({}), platform, false],
  [
    'their own venue, without the role',
    record({ roles: ['designer'] }),
    record({ roles: ['designer'] }),
    false,
  ],
])('%s', (_, person, row, answer) => {
  expect(maySetUp(person, row)).toBe(answer)
})
