import type { CardField } from '#app/rules/checkout/card-fields.ts'
import type { CardAnswer, CardFieldTheme, CardFont, CardLayout, CardMarks, CardWords } from './card-entry.ts'

/** What marks a message as one between our page and the frame of the test gateway. */
export const CHANNEL = 'marquee-card'

/** The two that greet each other over `postMessage`, each naming the other's origin; the rest goes through the port of `open`. */
export type ReadyMessage = { channel: typeof CHANNEL; type: 'ready' }
export type OpenMessage = {
  channel: typeof CHANNEL
  type: 'open'
  fieldTheme: CardFieldTheme
  fonts: CardFont[]
  words: CardWords
  layout: CardLayout
}

export type ToFrame =
  | { type: 'ask'; id: number }
  | { type: 'mark'; marks: CardMarks }
  | { type: 'focus'; field: CardField }

export type FromFrame =
  | { type: 'height'; pixels: number }
  | { type: 'prefix'; digits: string }
  | { type: 'enter' }
  | { type: 'answer'; id: number; answer: CardAnswer }

type Greeting = ReadyMessage | OpenMessage

/** A greeting of this kind from this window of this origin, or null: anything else that is posted to a page is none of ours. */
export function greeting<Type extends Greeting['type']>(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  { type, origin, source }: { type: Type; origin: string; source: MessageEventSource | null },
): Extract<Greeting, { type: Type }> | null {
  const { data } = event
  const isOurs = event.origin === origin && event.source === source && source !== null
  const isGreeting = typeof data === 'object' && data?.channel === CHANNEL && data.type === type
  return isOurs && isGreeting ? data : null
}
