import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type { SecureState } from '../payment-gateway.ts'
import { challengePage, donePage } from './challenge-page.ts'
import { CHALLENGE_FRAME, CHALLENGE_PAGE } from './challenge-paths.ts'
import type { ChargeLedger } from './charge-ledger.ts'
import { returnAddress } from './return-address.ts'
import { answerSession, findSession } from './secure-sessions.ts'
import { ownSiteOnly } from './typed-card.ts'

type Challenges = { ledger: ChargeLedger; clock: () => Date }

const answers: Record<string, SecureState> = { accept: 'confirmed', refuse: 'refused', wait: 'timed-out' }
const form = express.urlencoded({ extended: false, limit: '2kb' })

/** The bank's question in a frame of the storefront's page, which is told when it was answered, not how. */
export function challengeFrame({
  parentOf,
  ...challenges
}: Challenges & { parentOf: (request: Request) => string | null }): RequestHandler {
  const router = Router()
  router.get(CHALLENGE_FRAME, (request, response) => {
    const parent = parentOf(request)
    if (parent)
      show(challenges, { query: request.query, response, action: CHALLENGE_FRAME, parent, returnTo: '' })
    else response.status(403).type('text/plain').send('No storefront is known here')
  })
  router.post(CHALLENGE_FRAME, ownSiteOnly, form, (request, response) => {
    const parent = parentOf(request)
    if (!parent) return void response.status(403).type('text/plain').send('No storefront is known here')
    take(challenges, request.body)
    donePage(response, { parent })
  })
  return router
}

/** The same as a whole page with a way back, for those without JavaScript. */
export function hostedChallenge(challenges: Challenges): RequestHandler {
  const router = Router()
  router.get(CHALLENGE_PAGE, (request, response) => {
    const returnTo = returnAddress(request.query.returnTo)
    if (!returnTo) return void response.status(400).type('text/plain').send('There is no way back')
    show(challenges, { query: request.query, response, action: CHALLENGE_PAGE, parent: null, returnTo })
  })
  router.post(CHALLENGE_PAGE, ownSiteOnly, form, (request, response) => {
    const returnTo = returnAddress(request.body?.returnTo)
    if (!returnTo) return void response.status(400).type('text/plain').send('There is no way back')
    take(challenges, request.body)
    response.redirect(303, returnTo)
  })
  return router
}

type ChallengeRequest = {
  query: unknown
  response: Response
  action: string
  parent: string | null
  returnTo: string
}

function show({ ledger }: Challenges, { query, response, ...page }: ChallengeRequest) {
  const { tenantId, sessionId } = keyOf(query)
  const session = findSession(ledger, { tenantId, sessionId })
  if (!session)
    return void response.status(404).type('text/plain').send('The bank does not know this payment')
  challengePage(response, { ...page, ...session, tenantId, sessionId })
}

function take(challenges: Challenges, body: unknown) {
  const { tenantId, sessionId, answer } = keyOf(body)
  const state = Object.hasOwn(answers, answer) ? answers[answer] : undefined
  if (state) answerSession(challenges, { tenantId, sessionId, state })
}

function keyOf(query: unknown) {
  const fields = (typeof query === 'object' && query !== null ? query : {}) as Record<string, unknown>
  const field = (name: string) => (typeof fields[name] === 'string' ? fields[name].slice(0, 200) : '')
  return { tenantId: field('tenant'), sessionId: field('session'), answer: field('answer') }
}
