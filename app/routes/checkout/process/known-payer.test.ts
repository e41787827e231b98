import { expect, test } from 'vitest'
import type { Visit } from '#app/pages/open-page.ts'
import { loadKnownPayer } from './known-payer.server.ts'

const person = (cardType: string, id: string, firstName: string) => ({
  ...{ cardType, id, firstName, lastName: 'Moss', email: `${id}@example.com`, phoneNumber: '555 0100' },
  ...{ country: 'US', streetAddress1: '12 Harbor St', streetAddress2: '', city: 'Monterey' },
  ...{ state: 'CA', otherState: '', zipCode: '93940' },
})
// Of another secondary cardholder the name alone is told.
const cardholders = [
  person('primary', 'ada', 'Ada'),
  person('secondary', '', 'Bo'),
  person('secondary', 'cy', 'Cy'),
]

type Who = {
  secondary?: boolean
  visitor?: { name: string; email: string; firstName?: string; lastName?: string }
  fails?: boolean
}

const payerOf = ({ secondary = false, visitor, fails = false }: Who, membershipId?: string) => {
  const detail = async () => {
    if (fails) throw new Error('No answer')
    return { payload: { cardholders } }
  }
  const member = { secondaryCardholders: { 'M-1': secondary } }
  const visit = {
    api: { members: { detail } },
    context: { log: { warn() {} } },
    session: { member, visitor },
  }
  return loadKnownPayer(visit as unknown as Visit, { membershipId } as Parameters<typeof loadKnownPayer>[1])
}

test('a verified member pays with the contact and the address of their own card', async () => {
  expect(await payerOf({}, 'M-1')).toEqual({
    contact: { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', phoneNumber: '555 0100' },
    address: {
      ...{ country: 'US', streetAddress1: '12 Harbor St', streetAddress2: '', city: 'Monterey' },
      ...{ state: 'CA', otherState: '', zip: '93940' },
    },
  })
  expect((await payerOf({ secondary: true }, 'M-1'))?.contact.firstName).toBe('Cy')
})

test('who is signed in pays by name and email, also where the member cannot be read; a stranger is nobody', async () => {
  const visitor = { name: 'Ada Moss', email: 'a@example.com' }
  const contact = { firstName: 'Ada', lastName: 'Moss', email: 'a@example.com', phoneNumber: '' }
  expect((await payerOf({ visitor }))?.contact).toEqual(contact)
  expect((await payerOf({ visitor, fails: true }, 'M-1'))?.contact).toEqual(contact)
  expect(await payerOf({})).toBeNull()
})

test.each([
  ['García Márquez', { firstName: 'Gabriel', lastName: 'García Márquez' }],
  ['none, known by their email alone', { firstName: '', lastName: '' }],
])('who is signed in has the last name that they gave in their account: %s', async (_, names) => {
  const visitor = { ...names, name: Object.values(names).join(' ').trim() || 'g@example.com' }
  const payer = await payerOf({ visitor: { ...visitor, email: 'g@example.com' } })
  expect(payer?.contact).toEqual({ ...names, email: 'g@example.com', phoneNumber: '' })
})
