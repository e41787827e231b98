import type { TextGroup } from '#theme/texts/lists/texts.ts'
import { createMessages, createText, messagesFor } from '#theme/texts/runtime/venue-texts.ts'

const LOCALE = 'en-US'
const onProblem = () => undefined

/** The words of screens that belong to no venue: the defaults of the list. */
export const platformText = createText({ texts: {}, locale: LOCALE, onProblem })

/** The same for the browser, for these groups. */
export const platformMessages = (groups: readonly TextGroup[]): string =>
  JSON.stringify(messagesFor(groups, createMessages({ texts: {}, locale: LOCALE, onProblem })))
