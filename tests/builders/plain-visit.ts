import type { Visit } from '#app/pages/open-page.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { NOW } from './api-client.ts'

/** A step each for delivery, payment and review, with every field, as the specification has it. */
export const FULL_FORM = { form: 'full', phone: false, address: false } as const

/** Every field of everybody on a membership. */
export const FULL_CARDHOLDERS = { cardholderForm: 'full', cardholderAddress: false } as const

export type VisitDetails = {
  path?: string
  session?: VisitorSession
  company?: object
  venue?: object
  now?: Date
  api?: { carts?: object; [noun: string]: unknown }
  context?: object
}

/**
 * A visit of a venue that has nothing switched on and counts verifications for a day, for what is decided without asking anybody. Its words are the names of its
 * texts with what is put into them: `hours-open times=…`.
 */
export function plainVisit({
  path = '/events/pier/list',
  session = {},
  company = {},
  venue = {},
  now = NOW,
  api = {},
  context = {},
}: VisitDetails): Visit {
  const url = new URL(path, 'http://venue.example')
  const text = (reference: string, values: object = {}) =>
    [reference, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ')
  return {
    tenantId: 'pier',
    url,
    session,
    now,
    api: {
      passes: { wallets: async () => ({ payload: [] }) },
      ...api,
      carts: { offer: async () => ({ payload: null }), ...api.carts },
    },
    context: {
      watchSeats: () => undefined,
      origin: 'http://venue.example',
      publicOrigin: 'http://venue.example',
      log: { warn: () => undefined, error: () => undefined },
      process: {},
      ...context,
    },
    commit: async (changed: VisitorSession) => ({ 'Set-Cookie': JSON.stringify(changed) }),
    venue: {
      name: 'The Pier',
      locale: 'en-US',
      currency: 'USD',
      timeZone: 'America/New_York',
      stylesheetHash: '0123456789abcdef',
      browserColors: { header: '#102030', page: '#ffffff' },
      offersMemberships: true,
      personTypes: [],
      openHours: { standard: {}, exceptions: {} },
      company: { verificationHours: 24, checkout: FULL_FORM, ...FULL_CARDHOLDERS, ...company },
      text,
      title: (page: string) => `${page} | The Pier`,
      messages: (groups: readonly string[]) => groups.join(' '),
      formatMessage: ({ text: reference, args }: { text: string; args?: object }) => text(reference, args),
      ...venue,
    },
  } as unknown as Visit
}
