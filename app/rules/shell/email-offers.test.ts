import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailOffers } from './email-offers.ts'

test.each<[string, string, string[], boolean]>([
  ['', 'US', [], false],
  ['ada', 'US', [], false],
  ['@', 'US', [], false],
  ['ada@', 'US', ['ada@gmail.com', 'ada@yahoo.com', 'ada@icloud.com'], false],
  ['ada@', 'GB', ['ada@gmail.com', 'ada@hotmail.co.uk', 'ada@icloud.com'], false],
  ['ada@', 'NZ', ['ada@gmail.com', 'ada@outlook.com', 'ada@icloud.com'], false],
  ['Ada.Lovelace+pier@G', 'DE', ['Ada.Lovelace+pier@gmail.com', 'Ada.Lovelace+pier@gmx.de'], false],
  [' ada@hot', 'GB', ['ada@hotmail.co.uk'], false],
  ['ada@gmail.co', 'US', ['ada@gmail.com'], false],
  ['ada@gmail.com', 'US', [], false],
  ['ada@GMAIL.COM', 'US', [], false],
  ['ada@gmial.com', 'US', ['ada@gmail.com'], true],
  ['ada@gmail.con', 'US', ['ada@gmail.com'], true],
  ['ada@hotmal.com', 'US', ['ada@hotmail.com'], true],
  ['ada@outlok.com', 'GB', ['ada@outlook.com'], true],
  ['ada@web.de', 'US', [], false],
  ['ada@example.com', 'US', [], false],
  ['ada@pier.example', 'US', [], false],
  ['ada@orrery.org.uk', 'GB', [], false],
  ['ada@mail.com', 'US', [], false],
  ['ada@me.com', 'US', [], false],
  ['ada@gmail.com@', 'US', [], false],
])('for %j in %s are offered %j, a slip: %j', (typed, country, emails, isSlip) => {
  expect(emailOffers(typed, country)).toEqual({ emails, isSlip })
})

test('what is offered keeps the name as it was typed, and is not offered again', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.constantFrom('US', 'GB', 'FR', 'BR'), (email, country) => {
      const [name] = email.split('@')
      const { emails } = emailOffers(`${name}@`, country)
      expect(emails.length).toBeGreaterThan(0)
      for (const offer of emails) {
        expect(offer.startsWith(`${name}@`)).toBe(true)
        expect(emailOffers(offer, country).emails).toEqual([])
      }
    }),
  )
})
