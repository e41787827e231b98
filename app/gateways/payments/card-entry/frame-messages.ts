import type { CardField } from '#app/rules/checkout/card-fields.ts'
import type { CardAnswer, CardFieldTheme, CardFont, CardMarks, CardWords } from './card-entry.ts'

/** What marks a message as one between our page and the frame of the test gateway. */
export const CHANNEL = 'marquee-card'

/** The two that greet each other over `postMessage`, each naming the other's origin; the rest goes through the port of `open`. */
export type ReadyMessage = { channel: typeof CHANNEL; says: 'ready' }
export type OpenMessage = {
  channel: typeof CHANNEL
  says: 'open'
  fieldTheme: CardFieldTheme
  fonts: CardFont[]
  words: CardWords
}

export type ToFrame =
  | { says: 'ask'; id: number }
  | { says: 'mark'; marks: CardMarks }
  | { says: 'focus'; field: CardField }

export type FromFrame =
  | { says: 'height'; pixels: number }
  | { says: 'prefix'; digits: string }
  | { says: 'enter' }
  | { says: 'answer'; id: number; answer: CardAnswer }

type Greeting = ReadyMessage | OpenMessage

/** A greeting of this kind from this window of this origin, or null: anything else that is posted to a page is none of ours. */
export function greeting<Says extends Greeting['says']>(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  { says, origin, source }: { says: Says; origin: string; source: MessageEventSource | null },
): Extract<Greeting, { says: Says }> | null {
  const { data } = event
  const isOurs = event.origin === origin && event.source === source && source !== null
  const isGreeting = typeof data === 'object' && data?.channel === CHANNEL && data.says === says
  return isOurs && isGreeting ? data : null
}
