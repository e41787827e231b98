import { z } from 'zod'

const CARD_QUERY = ['paymentToken', 'firstSix', 'lastFour', 'brand', 'expMonth', 'expYear'] as const

/** What the gateway has given for the card; `scriptless` where no script could ask it, `cardRefused` where one has asked in vain. */
const cardEntry = z.object({
  paymentToken: z.string().max(500).catch(''),
  firstSix: z
    .string()
    .regex(/^\d{6}$/)
    .catch(''),
  lastFour: z.string().max(4).catch(''),
  brand: z.string().max(30).catch(''),
  expMonth: z
    .string()
    .regex(/^\d{1,2}$/)
    .catch(''),
  expYear: z
    .string()
    .regex(/^\d{4}$/)
    .catch(''),
  scriptless: z.string().optional().catch(undefined),
  cardRefused: z.string().optional().catch(undefined),
})

/** The entered card in a form or in the address that the gateway's page came back to; null without a token. */
export function enteredCard(fields: Record<string, unknown>) {
  const { paymentToken: token, scriptless, cardRefused, ...shown } = cardEntry.parse(fields)
  return { card: token ? { token, ...shown } : null, scriptless, cardRefused }
}

/** The address of this page without what the gateway has put into it: a token does not stay in histories. */
export function addressWithoutCard({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams)
  for (const name of CARD_QUERY) search.delete(name)
  return pathname + (search.size > 0 ? `?${search}` : '')
}
