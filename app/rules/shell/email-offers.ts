import { run } from '@zootools/email-spell-checker'

/** Whole addresses that an email begun so may be meant to be; `isSlip`: its end looks like another one mistyped. */
export type EmailOffers = { emails: string[]; isSlip: boolean }

/** Where most people of a country have their email, the most usual first. */
const PROVIDERS: Record<string, readonly string[]> = {
  AU: ['gmail.com', 'hotmail.com', 'icloud.com', 'outlook.com', 'bigpond.com', 'yahoo.com.au'],
  CA: ['gmail.com', 'hotmail.com', 'icloud.com', 'outlook.com', 'yahoo.ca', 'shaw.ca'],
  DE: ['gmail.com', 'gmx.de', 'web.de', 't-online.de', 'icloud.com', 'outlook.de'],
  ES: ['gmail.com', 'hotmail.com', 'icloud.com', 'outlook.es', 'yahoo.es'],
  FR: ['gmail.com', 'orange.fr', 'hotmail.fr', 'icloud.com', 'free.fr', 'laposte.net'],
  GB: ['gmail.com', 'hotmail.co.uk', 'icloud.com', 'outlook.com', 'btinternet.com', 'yahoo.co.uk'],
  US: ['gmail.com', 'yahoo.com', 'icloud.com', 'outlook.com', 'hotmail.com', 'aol.com', 'comcast.net'],
}
const ELSEWHERE = ['gmail.com', 'outlook.com', 'icloud.com', 'hotmail.com', 'yahoo.com']

const MAX_OFFERS = 3
const NOTHING: EmailOffers = { emails: [], isSlip: false }

/**
 * At most three addresses for what was typed of one: its end completed by the providers usual in the country (ISO 3166), or the provider whose name
 * was mistyped. Nothing before the @, and nothing for an end that is no provider's: a museum's own address is as good as any.
 */
export function emailOffers(typed: string, country: string): EmailOffers {
  const [name = '', end, ...more] = typed.trim().split('@')
  if (!name || end === undefined || more.length > 0) return NOTHING
  const begun = end.toLowerCase()
  const providers = PROVIDERS[country] ?? ELSEWHERE
  if (providers.includes(begun)) return NOTHING
  const completions = providers.filter(provider => provider.startsWith(begun)).slice(0, MAX_OFFERS)
  if (completions.length > 0)
    return { emails: completions.map(provider => `${name}@${provider}`), isSlip: false }

  const meant = providerMeant(`${name}@${begun}`)
  return meant ? { emails: [`${name}@${meant}`], isSlip: true } : NOTHING
}

const KNOWN = new Set([...ELSEWHERE, ...Object.values(PROVIDERS).flat()])

/** The speller guesses at every end that has a dot; of its guesses those count that are a provider. */
function providerMeant(email: string): string | null {
  const end = email.slice(email.indexOf('@') + 1)
  if (!end.includes('.') || KNOWN.has(end)) return null
  const guess = run({ email, domains: [...KNOWN] })?.domain

  return guess && KNOWN.has(guess) ? guess : null
}
