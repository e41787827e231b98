import { expect, test } from 'vitest'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { verify } from './verify.server.ts'

const found = [
  {
    status: 'verified',
    memberListEntry: { membershipId: 'M-1', cardholderId: 'C-1', cardType: 'primary', name: 'Ada Moss' },
  },
]

/** The session after a membership was verified by its id, while the same browser waits for a mailed link. */
async function sessionAfter() {
  const visit = plainVisit({
    path: '/auth/pier/members',
    company: { verifyById: true, customerRep: false, requireLastName: false },
    session: { verification: { id: 'waiting' } },
    api: { members: { validate: async () => ({ payload: found }) } },
  })
  const form = new FormData()
  form.set('membershipId', 'M-1')
  const answer = await verify(visit, form).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer))
  return JSON.parse(answer.headers.get('Set-Cookie') ?? '')
}

test('who verifies by id is not taken for confirmed by email, and a link they wait for stays good', async () => {
  const session = await sessionAfter()
  expect(session.member).toMatchObject({ membershipIds: ['M-1'], name: 'Ada Moss' })
  expect(session.member).not.toHaveProperty('confirmedByEmail')
  expect(session.verification).toEqual({ id: 'waiting' })
})
